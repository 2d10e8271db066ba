/** A field of a pick, with the values that may be chosen. */
export const field = (name: string, ...values: (string | number)[]) => ({
  name,
  label: name,
  values: values.map((value) => ({ value, label: String(value), kind: "" })),
  least: 1,
  most: 1,
  pool: "",
  many: false,
});
