# Ready Room in a small image: no root, nothing written but /data, ready for a read-only root.
#   docker build -t readyroom .
#   docker run --read-only --tmpfs /tmp -v readyroom:/data -p 8642:8642 readyroom
ARG BASE=python:3.11-slim-bookworm

FROM ${BASE} AS build
WORKDIR /src
COPY requirements/run.txt requirements/node.txt requirements/
RUN python3 -m venv /opt/readyroom \
 && /opt/readyroom/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements/run.txt \
 && python3 -m venv .venv \
 && .venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements/node.txt
COPY web/package.json web/package-lock.json web/
COPY scripts/with-node scripts/
WORKDIR /src/web
RUN ../scripts/with-node npm install --no-save --no-audit --no-fund --loglevel=error
WORKDIR /src
COPY . .
WORKDIR /src/web
RUN ../scripts/with-node npm run --silent build -- --logLevel warn
WORKDIR /src
RUN READYROOM_SKIP_CLIENT=1 /opt/readyroom/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps --no-build-isolation . \
 && /opt/readyroom/bin/python -m compileall -q /opt/readyroom/lib

FROM ${BASE}
LABEL org.opencontainers.image.title="Ready Room" \
      org.opencontainers.image.description="Space board games to play in the browser" \
      org.opencontainers.image.licenses="MIT"
RUN groupadd --gid 10001 readyroom \
 && useradd --uid 10001 --gid readyroom --no-create-home --home-dir /data --shell /usr/sbin/nologin readyroom \
 && install --directory --owner readyroom --group readyroom --mode 0700 /data
COPY --from=build /opt/readyroom /opt/readyroom
ENV PATH=/opt/readyroom/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    READYROOM_HOST=0.0.0.0 \
    READYROOM_PORT=8642 \
    READYROOM_DB=/data/tables.db \
    READYROOM_LOG_JSON=true
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8642
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["python3", "-c", "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"READYROOM_PORT\"]}/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["readyroom"]
CMD ["serve"]
