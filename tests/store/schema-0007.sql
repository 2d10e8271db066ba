BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE bans (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	who TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (kind, who)
);
CREATE TABLE commands (
	code TEXT NOT NULL, 
	person TEXT NOT NULL, 
	id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (code, person, id)
)
 WITHOUT ROWID

;
INSERT INTO "commands" VALUES('7cxwewmzrhce','57e2500740df8d50','c1-ae112334-428a-4c66-a917-0afb74382c92',-1,1794896250732);
INSERT INTO "commands" VALUES('7kajey4zu7u4','57e2500740df8d50','c1-b78a7d11-eb09-434d-981b-eec7a1383d8a',-1,1794896244205);
INSERT INTO "commands" VALUES('hgkr6ng23c9s','57e2500740df8d50','c1-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc',-1,1794896248756);
INSERT INTO "commands" VALUES('nde3xn6stqbx','57e2500740df8d50','c1-47a77a00-b0fb-4346-924f-a89fadb0c8e1',-1,1794896246937);
CREATE TABLE dossier_updates (
	code TEXT NOT NULL, 
	dossier TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	applied BIGINT, 
	PRIMARY KEY (code, dossier), 
	FOREIGN KEY(code) REFERENCES tables (code), 
	FOREIGN KEY(dossier) REFERENCES dossiers (id)
);
CREATE TABLE dossiers (
	id TEXT NOT NULL, 
	person TEXT NOT NULL, 
	game TEXT NOT NULL, 
	title TEXT NOT NULL, 
	body TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	away TEXT, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE entries (
	code TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	person TEXT, 
	command TEXT, 
	PRIMARY KEY (code, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('7cxwewmzrhce',0,'{"seq":0,"at":0,"actor":-1,"action":null,"chance":[27,31,10,3,3,3,0,0,0],"check":""}','0fb453d6ffb74511','c1-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',1,'{"seq":1,"at":136,"actor":0,"action":{"type":"keep_mission","mission":"industrialist"},"chance":[],"check":""}','0fb453d6ffb74511','c2-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',2,'{"seq":2,"at":336,"actor":1,"action":{"type":"keep_mission","mission":"equalizer"},"chance":[],"check":""}','57e2500740df8d50','c2-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',3,'{"seq":3,"at":358,"actor":0,"action":{"type":"roll"},"chance":[0,2,1,1],"check":""}','0fb453d6ffb74511','c3-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',4,'{"seq":4,"at":428,"actor":0,"action":{"type":"convert","spend":["energy","culture"],"die":"energy","to":"culture"},"chance":[],"check":""}','0fb453d6ffb74511','c4-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',5,'{"seq":5,"at":597,"actor":0,"action":{"type":"reroll","dice":["move","culture"]},"chance":[1,2],"check":""}','0fb453d6ffb74511','c5-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',6,'{"seq":6,"at":632,"actor":0,"action":{"type":"activate","die":"culture"},"chance":[],"check":""}','0fb453d6ffb74511','c6-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',7,'{"seq":7,"at":721,"actor":1,"action":{"type":"decline"},"chance":[],"check":""}','57e2500740df8d50','c3-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',8,'{"seq":8,"at":734,"actor":0,"action":{"type":"reroll","dice":["energy"]},"chance":[0],"check":""}','0fb453d6ffb74511','c7-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',9,'{"seq":9,"at":798,"actor":0,"action":{"type":"activate","die":"move"},"chance":[],"check":""}','0fb453d6ffb74511','c8-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',10,'{"seq":10,"at":925,"actor":0,"action":{"type":"move_ship","ship":0,"to":"surface:aughmoore"},"chance":[],"check":""}','0fb453d6ffb74511','c9-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',11,'{"seq":11,"at":941,"actor":0,"action":{"type":"skip"},"chance":[],"check":""}','0fb453d6ffb74511','c10-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',12,'{"seq":12,"at":1076,"actor":1,"action":{"type":"decline"},"chance":[],"check":""}','57e2500740df8d50','c4-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',13,'{"seq":13,"at":1085,"actor":1,"action":{"type":"roll"},"chance":[1,3,1,5],"check":""}','57e2500740df8d50','c5-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',14,'{"seq":14,"at":1138,"actor":1,"action":{"type":"reroll","dice":["colony"]},"chance":[2],"check":""}','57e2500740df8d50','c6-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',15,'{"seq":15,"at":1181,"actor":1,"action":{"type":"convert","spend":["culture","economy"],"die":"energy","to":"energy"},"chance":[],"check":""}','57e2500740df8d50','c7-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',16,'{"seq":16,"at":1229,"actor":1,"action":{"type":"reroll","dice":["energy","energy"]},"chance":[3,3],"check":""}','57e2500740df8d50','c8-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',17,'{"seq":17,"at":1313,"actor":1,"action":{"type":"end_turn"},"chance":[],"check":""}','57e2500740df8d50','c9-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',18,'{"seq":18,"at":1360,"actor":0,"action":{"type":"roll"},"chance":[5,4,4,5],"check":""}','0fb453d6ffb74511','c11-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',19,'{"seq":19,"at":1429,"actor":0,"action":{"type":"convert","spend":["diplomacy","colony"],"die":"diplomacy","to":"colony"},"chance":[],"check":""}','0fb453d6ffb74511','c12-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',20,'{"seq":20,"at":1489,"actor":0,"action":{"type":"reroll","dice":["colony","colony"]},"chance":[3,5],"check":""}','0fb453d6ffb74511','c13-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',21,'{"seq":21,"at":1545,"actor":0,"action":{"type":"reroll","dice":["economy","colony"]},"chance":[2,0],"check":""}','0fb453d6ffb74511','c14-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',22,'{"seq":22,"at":1594,"actor":0,"action":{"type":"activate","die":"culture"},"chance":[],"check":""}','0fb453d6ffb74511','c15-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',23,'{"seq":23,"at":1653,"actor":1,"action":{"type":"decline"},"chance":[],"check":""}','57e2500740df8d50','c10-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',24,'{"seq":24,"at":1678,"actor":0,"action":{"type":"end_turn"},"chance":[],"check":""}','0fb453d6ffb74511','c16-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',25,'{"seq":25,"at":1844,"actor":1,"action":{"type":"roll"},"chance":[0,2,0,4],"check":""}','57e2500740df8d50','c11-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',26,'{"seq":26,"at":1894,"actor":1,"action":{"type":"convert","spend":["move","diplomacy"],"die":"move","to":"diplomacy"},"chance":[],"check":""}','57e2500740df8d50','c12-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',27,'{"seq":27,"at":1977,"actor":1,"action":{"type":"reroll","dice":["culture"]},"chance":[4],"check":""}','57e2500740df8d50','c13-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',28,'{"seq":28,"at":2035,"actor":1,"action":{"type":"end_turn"},"chance":[],"check":""}','57e2500740df8d50','c14-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',29,'{"seq":29,"at":2079,"actor":0,"action":{"type":"roll"},"chance":[4,3,1,2],"check":""}','0fb453d6ffb74511','c17-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',30,'{"seq":30,"at":2120,"actor":0,"action":{"type":"convert","spend":["culture","economy"],"die":"diplomacy","to":"energy"},"chance":[],"check":""}','0fb453d6ffb74511','c18-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',31,'{"seq":31,"at":2166,"actor":0,"action":{"type":"reroll","dice":["energy","energy"]},"chance":[5,5],"check":""}','0fb453d6ffb74511','c19-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',32,'{"seq":32,"at":2209,"actor":0,"action":{"type":"end_turn"},"chance":[],"check":""}','0fb453d6ffb74511','c20-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',33,'{"seq":33,"at":2289,"actor":1,"action":{"type":"roll"},"chance":[1,4,2,0],"check":""}','57e2500740df8d50','c15-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',34,'{"seq":34,"at":2371,"actor":1,"action":{"type":"convert","spend":["energy","culture"],"die":"move","to":"colony"},"chance":[],"check":""}','57e2500740df8d50','c16-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',35,'{"seq":35,"at":2481,"actor":1,"action":{"type":"reroll","dice":["diplomacy","colony"]},"chance":[2,4],"check":""}','57e2500740df8d50','c17-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',36,'{"seq":36,"at":2500,"actor":1,"action":{"type":"end_turn"},"chance":[],"check":""}','57e2500740df8d50','c18-ae112334-428a-4c66-a917-0afb74382c92');
INSERT INTO "entries" VALUES('7cxwewmzrhce',37,'{"seq":37,"at":2545,"actor":0,"action":{"type":"roll"},"chance":[1,5,1,2],"check":""}','0fb453d6ffb74511','c21-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',38,'{"seq":38,"at":2558,"actor":0,"action":{"type":"convert","spend":["energy","energy"],"die":"colony","to":"economy"},"chance":[],"check":""}','0fb453d6ffb74511','c22-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',39,'{"seq":39,"at":2613,"actor":0,"action":{"type":"reroll","dice":["economy"]},"chance":[4],"check":""}','0fb453d6ffb74511','c23-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7cxwewmzrhce',40,'{"seq":40,"at":2670,"actor":0,"action":{"type":"end_turn"},"chance":[],"check":""}','0fb453d6ffb74511','c24-d874f2d0-8416-4b4c-9a51-dbc25d3faaa4');
INSERT INTO "entries" VALUES('7kajey4zu7u4',0,'{"seq":0,"at":0,"actor":-1,"action":null,"chance":[2,17,12,5,2,13,3,2],"check":""}','0fb453d6ffb74511','c1-a4c79c4a-4888-412b-8b18-baf466a2b1ca');
INSERT INTO "entries" VALUES('7kajey4zu7u4',1,'{"seq":1,"at":52,"actor":0,"action":{"type":"finish","number":2},"chance":[],"check":""}','0fb453d6ffb74511','c2-a4c79c4a-4888-412b-8b18-baf466a2b1ca');
INSERT INTO "entries" VALUES('7kajey4zu7u4',2,'{"seq":2,"at":110,"actor":1,"action":{"type":"end_turn"},"chance":[],"check":""}','57e2500740df8d50','c2-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',3,'{"seq":3,"at":120,"actor":1,"action":{"type":"end_turn"},"chance":[],"check":""}','57e2500740df8d50','c3-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',4,'{"seq":4,"at":165,"actor":1,"action":{"type":"draw"},"chance":[53],"check":""}','57e2500740df8d50','c4-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',5,'{"seq":5,"at":207,"actor":1,"action":{"type":"place","square":"6,7","turn":3},"chance":[],"check":""}','57e2500740df8d50','c5-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',6,'{"seq":6,"at":271,"actor":1,"action":{"type":"lift"},"chance":[],"check":""}','57e2500740df8d50','c6-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',7,'{"seq":7,"at":327,"actor":1,"action":{"type":"place","square":"7,8","turn":3},"chance":[],"check":""}','57e2500740df8d50','c7-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',8,'{"seq":8,"at":383,"actor":1,"action":{"type":"look","pile":2},"chance":[],"check":""}','57e2500740df8d50','c8-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',9,'{"seq":9,"at":427,"actor":1,"action":{"type":"put_back"},"chance":[],"check":""}','57e2500740df8d50','c9-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',10,'{"seq":10,"at":471,"actor":1,"action":{"type":"draw"},"chance":[60],"check":""}','57e2500740df8d50','c10-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',11,'{"seq":11,"at":519,"actor":1,"action":{"type":"place","square":"6,7","turn":1},"chance":[],"check":""}','57e2500740df8d50','c11-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',12,'{"seq":12,"at":575,"actor":1,"action":{"type":"end_turn"},"chance":[],"check":""}','57e2500740df8d50','c12-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',13,'{"seq":13,"at":619,"actor":1,"action":{"type":"draw"},"chance":[49],"check":""}','57e2500740df8d50','c13-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',14,'{"seq":14,"at":663,"actor":1,"action":{"type":"place","square":"6,8","turn":3},"chance":[],"check":""}','57e2500740df8d50','c14-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',15,'{"seq":15,"at":714,"actor":1,"action":{"type":"draw"},"chance":[11],"check":""}','57e2500740df8d50','c15-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',16,'{"seq":16,"at":759,"actor":1,"action":{"type":"place","square":"6,9","turn":3},"chance":[],"check":""}','57e2500740df8d50','c16-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',17,'{"seq":17,"at":809,"actor":1,"action":{"type":"draw"},"chance":[19],"check":""}','57e2500740df8d50','c17-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',18,'{"seq":18,"at":859,"actor":1,"action":{"type":"place","square":"7,6","turn":1},"chance":[],"check":""}','57e2500740df8d50','c18-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',19,'{"seq":19,"at":907,"actor":1,"action":{"type":"look","pile":2},"chance":[],"check":""}','57e2500740df8d50','c19-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',20,'{"seq":20,"at":962,"actor":1,"action":{"type":"put_back"},"chance":[],"check":""}','57e2500740df8d50','c20-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',21,'{"seq":21,"at":1027,"actor":1,"action":{"type":"look","pile":2},"chance":[],"check":""}','57e2500740df8d50','c21-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',22,'{"seq":22,"at":1076,"actor":1,"action":{"type":"put_back"},"chance":[],"check":""}','57e2500740df8d50','c22-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',23,'{"seq":23,"at":1119,"actor":1,"action":{"type":"finish","number":1},"chance":[],"check":""}','57e2500740df8d50','c23-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',24,'{"seq":24,"at":1251,"actor":1,"action":{"type":"keep","square":"7,6"},"chance":[4,4,9,12,12,5,9,0,3,11,4,9,3],"check":""}','57e2500740df8d50','c24-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',25,'{"seq":25,"at":1335,"actor":1,"action":{"type":"draw"},"chance":[137],"check":""}','57e2500740df8d50','c25-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',26,'{"seq":26,"at":1399,"actor":1,"action":{"type":"place","square":"8,7","turn":2},"chance":[],"check":""}','57e2500740df8d50','c26-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',27,'{"seq":27,"at":1475,"actor":1,"action":{"type":"draw"},"chance":[137],"check":""}','57e2500740df8d50','c27-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',28,'{"seq":28,"at":1531,"actor":1,"action":{"type":"place","square":"8,8","turn":2},"chance":[],"check":""}','57e2500740df8d50','c28-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',29,'{"seq":29,"at":1579,"actor":1,"action":{"type":"draw"},"chance":[72],"check":""}','57e2500740df8d50','c29-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',30,'{"seq":30,"at":1632,"actor":1,"action":{"type":"place","square":"6,7","turn":1},"chance":[],"check":""}','57e2500740df8d50','c30-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',31,'{"seq":31,"at":1708,"actor":1,"action":{"type":"look","pile":2},"chance":[],"check":""}','57e2500740df8d50','c31-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',32,'{"seq":32,"at":1759,"actor":1,"action":{"type":"put_back"},"chance":[],"check":""}','57e2500740df8d50','c32-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',33,'{"seq":33,"at":1877,"actor":1,"action":{"type":"look","pile":1},"chance":[],"check":""}','57e2500740df8d50','c33-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',34,'{"seq":34,"at":1927,"actor":1,"action":{"type":"put_back"},"chance":[],"check":""}','57e2500740df8d50','c34-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',35,'{"seq":35,"at":2005,"actor":1,"action":{"type":"look","pile":3},"chance":[],"check":""}','57e2500740df8d50','c35-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',36,'{"seq":36,"at":2063,"actor":1,"action":{"type":"put_back"},"chance":[],"check":""}','57e2500740df8d50','c36-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',37,'{"seq":37,"at":2107,"actor":1,"action":{"type":"finish","number":1},"chance":[],"check":""}','57e2500740df8d50','c37-b78a7d11-eb09-434d-981b-eec7a1383d8a');
INSERT INTO "entries" VALUES('7kajey4zu7u4',38,'{"seq":38,"at":2171,"actor":0,"action":{"type":"draw"},"chance":[11],"check":""}','0fb453d6ffb74511','c3-a4c79c4a-4888-412b-8b18-baf466a2b1ca');
INSERT INTO "entries" VALUES('7kajey4zu7u4',39,'{"seq":39,"at":2233,"actor":0,"action":{"type":"place","square":"6,7","turn":1},"chance":[],"check":""}','0fb453d6ffb74511','c4-a4c79c4a-4888-412b-8b18-baf466a2b1ca');
INSERT INTO "entries" VALUES('7kajey4zu7u4',40,'{"seq":40,"at":2296,"actor":0,"action":{"type":"lift"},"chance":[],"check":""}','0fb453d6ffb74511','c5-a4c79c4a-4888-412b-8b18-baf466a2b1ca');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',0,'{"seq":0,"at":0,"actor":-1,"action":null,"chance":[1,5,10,0,6,6,0,4,4,3,1,0,0,11,28,39,1,16,32,31,28,1,14,2,11,19,32,38,3,24,37,7,4,2,1,0,3,0,0,3],"check":""}','0fb453d6ffb74511','c1-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',1,'{"seq":1,"at":49,"actor":1,"action":{"type":"activate","room":"repair","figure":"cadet"},"chance":[],"check":""}','57e2500740df8d50','c2-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',2,'{"seq":2,"at":58,"actor":1,"action":{"type":"repair","slot":0},"chance":[],"check":""}','57e2500740df8d50','c3-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',3,'{"seq":3,"at":108,"actor":0,"action":{"type":"train","figure":"yellow","colour":"red","pay":["medal"]},"chance":[],"check":""}','0fb453d6ffb74511','c2-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',4,'{"seq":4,"at":124,"actor":0,"action":{"type":"pass"},"chance":[],"check":""}','0fb453d6ffb74511','c3-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',5,'{"seq":5,"at":195,"actor":1,"action":{"type":"activate","room":"repair","figure":"red"},"chance":[],"check":""}','57e2500740df8d50','c4-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',6,'{"seq":6,"at":220,"actor":1,"action":{"type":"repair","slot":3},"chance":[],"check":""}','57e2500740df8d50','c5-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',7,'{"seq":7,"at":267,"actor":1,"action":{"type":"activate","room":"science","figure":"blue"},"chance":[],"check":""}','57e2500740df8d50','c6-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',8,'{"seq":8,"at":331,"actor":1,"action":{"type":"install","tech":"refit-bay","slot":5},"chance":[],"check":""}','57e2500740df8d50','c7-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',9,'{"seq":9,"at":379,"actor":1,"action":{"type":"repair","slot":6},"chance":[10],"check":""}','57e2500740df8d50','c8-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',10,'{"seq":10,"at":425,"actor":1,"action":{"type":"train","figure":"yellow","colour":"blue","pay":["medal"]},"chance":[],"check":""}','57e2500740df8d50','c9-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',11,'{"seq":11,"at":483,"actor":1,"action":{"type":"train","figure":"blue","colour":"red","pay":["medal"]},"chance":[],"check":""}','57e2500740df8d50','c10-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',12,'{"seq":12,"at":528,"actor":1,"action":{"type":"pass"},"chance":[],"check":""}','57e2500740df8d50','c11-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',13,'{"seq":13,"at":576,"actor":0,"action":{"type":"train","figure":"cadet","colour":"red","pay":["medal"]},"chance":[],"check":""}','0fb453d6ffb74511','c4-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',14,'{"seq":14,"at":581,"actor":0,"action":{"type":"activate","room":"repair","figure":"blue"},"chance":[],"check":""}','0fb453d6ffb74511','c5-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',15,'{"seq":15,"at":630,"actor":0,"action":{"type":"repair","slot":3},"chance":[],"check":""}','0fb453d6ffb74511','c6-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',16,'{"seq":16,"at":675,"actor":1,"action":{"type":"pass"},"chance":[],"check":""}','57e2500740df8d50','c12-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',17,'{"seq":17,"at":684,"actor":0,"action":{"type":"activate","room":"helm","figure":"red"},"chance":[],"check":""}','0fb453d6ffb74511','c7-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',18,'{"seq":18,"at":750,"actor":0,"action":{"type":"fly","to":"dromo"},"chance":[],"check":""}','0fb453d6ffb74511','c8-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',19,'{"seq":19,"at":795,"actor":0,"action":{"type":"fly","to":"cygna"},"chance":[],"check":""}','0fb453d6ffb74511','c9-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',20,'{"seq":20,"at":846,"actor":0,"action":{"type":"pass"},"chance":[],"check":""}','0fb453d6ffb74511','c10-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',21,'{"seq":21,"at":897,"actor":1,"action":{"type":"train","figure":"red","colour":"blue","pay":["medal"]},"chance":[],"check":""}','57e2500740df8d50','c13-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',22,'{"seq":22,"at":900,"actor":1,"action":{"type":"activate","room":"weapons","figure":"yellow"},"chance":[],"check":""}','57e2500740df8d50','c14-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',23,'{"seq":23,"at":947,"actor":0,"action":{"type":"activate","room":"repair","figure":"red"},"chance":[],"check":""}','0fb453d6ffb74511','c11-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',24,'{"seq":24,"at":949,"actor":0,"action":{"type":"repair","slot":4},"chance":[],"check":""}','0fb453d6ffb74511','c12-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',25,'{"seq":25,"at":1012,"actor":1,"action":{"type":"activate","room":"science","figure":"blue"},"chance":[],"check":""}','57e2500740df8d50','c15-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',26,'{"seq":26,"at":1018,"actor":1,"action":{"type":"install","tech":"stealth-paint","slot":3},"chance":[1],"check":""}','57e2500740df8d50','c16-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',27,'{"seq":27,"at":1086,"actor":0,"action":{"type":"pass"},"chance":[],"check":""}','0fb453d6ffb74511','c13-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',28,'{"seq":28,"at":1130,"actor":1,"action":{"type":"activate","room":"repair","figure":"red"},"chance":[],"check":""}','57e2500740df8d50','c17-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',29,'{"seq":29,"at":1133,"actor":1,"action":{"type":"repair","slot":4},"chance":[],"check":""}','57e2500740df8d50','c18-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',30,'{"seq":30,"at":1178,"actor":1,"action":{"type":"activate","room":"repair","figure":"cadet"},"chance":[],"check":""}','57e2500740df8d50','c19-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',31,'{"seq":31,"at":1225,"actor":1,"action":{"type":"repair","slot":1},"chance":[],"check":""}','57e2500740df8d50','c20-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',32,'{"seq":32,"at":1280,"actor":1,"action":{"type":"activate","room":"repair","figure":"blue"},"chance":[],"check":""}','57e2500740df8d50','c21-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',33,'{"seq":33,"at":1330,"actor":1,"action":{"type":"decline"},"chance":[],"check":""}','57e2500740df8d50','c22-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',34,'{"seq":34,"at":1376,"actor":0,"action":{"type":"take_mission"},"chance":[],"check":""}','0fb453d6ffb74511','c14-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',35,'{"seq":35,"at":1419,"actor":0,"action":{"type":"assign","figure":"blue"},"chance":[],"check":""}','0fb453d6ffb74511','c15-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',36,'{"seq":36,"at":1476,"actor":0,"action":{"type":"assign","figure":"red"},"chance":[],"check":""}','0fb453d6ffb74511','c16-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',37,'{"seq":37,"at":1522,"actor":0,"action":{"type":"repair","slot":6},"chance":[],"check":""}','0fb453d6ffb74511','c17-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',38,'{"seq":38,"at":1566,"actor":0,"action":{"type":"repair","slot":1},"chance":[17],"check":""}','0fb453d6ffb74511','c18-7db4f410-f1f1-42db-82d6-7863dd1abbec');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',39,'{"seq":39,"at":1623,"actor":1,"action":{"type":"activate","room":"refit-bay","figure":"blue"},"chance":[],"check":""}','57e2500740df8d50','c23-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('hgkr6ng23c9s',40,'{"seq":40,"at":1646,"actor":1,"action":{"type":"install","tech":"tincan-embassy","slot":2},"chance":[30],"check":""}','57e2500740df8d50','c24-3af90bfe-7f55-489b-93c1-6a1e5cb8c2dc');
INSERT INTO "entries" VALUES('nde3xn6stqbx',0,'{"seq":0,"at":0,"actor":-1,"action":null,"chance":[1,1085081331492349,0,1,0,3],"check":""}','0fb453d6ffb74511','c1-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',1,'{"seq":1,"at":15,"actor":0,"action":{"type":"ready"},"chance":[],"check":""}','0fb453d6ffb74511','c2-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',2,'{"seq":2,"at":108,"actor":1,"action":{"type":"seat_android","android":2,"place":3},"chance":[],"check":""}','57e2500740df8d50','c2-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',3,'{"seq":3,"at":206,"actor":1,"action":{"type":"appoint","captain":0},"chance":[],"check":""}','57e2500740df8d50','c3-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',4,'{"seq":4,"at":283,"actor":1,"action":{"type":"seat_android","android":1,"place":4},"chance":[],"check":""}','57e2500740df8d50','c4-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',5,'{"seq":5,"at":335,"actor":1,"action":{"type":"seat_android","android":2,"place":3},"chance":[],"check":""}','57e2500740df8d50','c5-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',6,'{"seq":6,"at":382,"actor":1,"action":{"type":"take_role","role":"chief_of_security"},"chance":[],"check":""}','57e2500740df8d50','c6-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',7,'{"seq":7,"at":462,"actor":1,"action":{"type":"seat_android","android":2,"place":4},"chance":[],"check":""}','57e2500740df8d50','c7-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',8,'{"seq":8,"at":514,"actor":1,"action":{"type":"lay_down","role":"chief_of_security"},"chance":[],"check":""}','57e2500740df8d50','c8-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',9,'{"seq":9,"at":563,"actor":1,"action":{"type":"seat_android","android":1,"place":4},"chance":[],"check":""}','57e2500740df8d50','c9-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',10,'{"seq":10,"at":617,"actor":1,"action":{"type":"take_role","role":"chief_of_security"},"chance":[],"check":""}','57e2500740df8d50','c10-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',11,'{"seq":11,"at":668,"actor":1,"action":{"type":"seat_android","android":1,"place":3},"chance":[],"check":""}','57e2500740df8d50','c11-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',12,'{"seq":12,"at":715,"actor":1,"action":{"type":"seat_android","android":1,"place":2},"chance":[],"check":""}','57e2500740df8d50','c12-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',13,'{"seq":13,"at":758,"actor":1,"action":{"type":"ready"},"chance":[1,4,1,54,46,82,36,71,64,81,5,2,2,75,62,37,68,53,66,13,1,3,4,67,67],"check":""}','57e2500740df8d50','c13-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',14,'{"seq":14,"at":807,"actor":0,"action":{"type":"feed","android":2,"card":"bots/lift","half":"action","turn":1},"chance":[],"check":""}','0fb453d6ffb74511','c3-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',15,'{"seq":15,"at":810,"actor":1,"action":{"type":"use_heroic","android":1,"half":"movement","turn":2},"chance":[],"check":""}','57e2500740df8d50','c14-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',16,'{"seq":16,"at":858,"actor":0,"action":{"type":"feed","android":1,"card":"bots/blue","half":"movement","turn":3},"chance":[],"check":""}','0fb453d6ffb74511','c4-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',17,'{"seq":17,"at":875,"actor":1,"action":{"type":"play","card":"A/blue","half":"movement","turn":1},"chance":[],"check":""}','57e2500740df8d50','c15-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',18,'{"seq":18,"at":923,"actor":0,"action":{"type":"intend","turn":1,"order":"go-upper_blue"},"chance":[],"check":""}','0fb453d6ffb74511','c5-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',19,'{"seq":19,"at":959,"actor":1,"action":{"type":"play","card":"C/red","half":"movement","turn":3},"chance":[],"check":""}','57e2500740df8d50','c16-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',20,'{"seq":20,"at":1007,"actor":0,"action":{"type":"feed","android":1,"card":"B/lift","half":"movement","turn":1},"chance":[],"check":""}','0fb453d6ffb74511','c6-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',21,'{"seq":21,"at":1068,"actor":1,"action":{"type":"give","card":"bots/red","to":0},"chance":[],"check":""}','57e2500740df8d50','c17-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',22,'{"seq":22,"at":1078,"actor":0,"action":{"type":"feed","android":2,"card":"C/lift","half":"action","turn":3},"chance":[],"check":""}','0fb453d6ffb74511','c7-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',23,'{"seq":23,"at":1123,"actor":1,"action":{"type":"intend","turn":2,"order":"A"},"chance":[],"check":""}','57e2500740df8d50','c18-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',24,'{"seq":24,"at":1131,"actor":0,"action":{"type":"feed","android":2,"card":"C/red","half":"action","turn":2},"chance":[],"check":""}','0fb453d6ffb74511','c8-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',25,'{"seq":25,"at":1188,"actor":1,"action":{"type":"play","card":"bots/blue","half":"movement","turn":2},"chance":[],"check":""}','57e2500740df8d50','c19-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',26,'{"seq":26,"at":1198,"actor":0,"action":{"type":"intend","turn":1,"order":"B"},"chance":[],"check":""}','0fb453d6ffb74511','c9-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',27,'{"seq":27,"at":1244,"actor":1,"action":{"type":"intend","turn":2,"order":"A"},"chance":[],"check":""}','57e2500740df8d50','c20-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',28,'{"seq":28,"at":1251,"actor":0,"action":{"type":"play","card":"B/red","half":"movement","turn":3},"chance":[],"check":""}','0fb453d6ffb74511','c10-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',29,'{"seq":29,"at":1314,"actor":1,"action":{"type":"intend","turn":2,"order":"C"},"chance":[],"check":""}','57e2500740df8d50','c21-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',30,'{"seq":30,"at":1319,"actor":0,"action":{"type":"intend","turn":2,"order":"go-upper_blue"},"chance":[],"check":""}','0fb453d6ffb74511','c11-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',31,'{"seq":31,"at":1382,"actor":1,"action":{"type":"intend","turn":2,"order":"bots"},"chance":[],"check":""}','57e2500740df8d50','c22-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',32,'{"seq":32,"at":1385,"actor":0,"action":{"type":"play","card":"heroic-B/go-upper_blue","half":"movement","turn":2},"chance":[],"check":""}','0fb453d6ffb74511','c12-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',33,'{"seq":33,"at":1431,"actor":1,"action":{"type":"intend","turn":1,"order":"red"},"chance":[],"check":""}','57e2500740df8d50','c23-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',34,'{"seq":34,"at":1448,"actor":0,"action":{"type":"play","card":"bots/red","half":"movement","turn":1},"chance":[],"check":""}','0fb453d6ffb74511','c13-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',35,'{"seq":35,"at":1498,"actor":1,"action":{"type":"intend","turn":1,"order":"C"},"chance":[],"check":""}','57e2500740df8d50','c24-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',36,'{"seq":36,"at":1502,"actor":0,"action":{"type":"intend","turn":2,"order":"A"},"chance":[],"check":""}','0fb453d6ffb74511','c14-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',37,'{"seq":37,"at":1546,"actor":1,"action":{"type":"intend","turn":3,"order":"bots"},"chance":[],"check":""}','57e2500740df8d50','c25-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',38,'{"seq":38,"at":1549,"actor":0,"action":{"type":"intend","turn":1,"order":"A"},"chance":[],"check":""}','0fb453d6ffb74511','c15-7299b6d1-73d1-4932-be0c-f9c407dd2767');
INSERT INTO "entries" VALUES('nde3xn6stqbx',39,'{"seq":39,"at":1600,"actor":1,"action":{"type":"turn_over","turn":1},"chance":[],"check":""}','57e2500740df8d50','c26-47a77a00-b0fb-4346-924f-a89fadb0c8e1');
INSERT INTO "entries" VALUES('nde3xn6stqbx',40,'{"seq":40,"at":1609,"actor":0,"action":{"type":"turn_over","turn":3},"chance":[],"check":""}','0fb453d6ffb74511','c16-7299b6d1-73d1-4932-be0c-f9c407dd2767');
CREATE TABLE incidents (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	attempt TEXT NOT NULL, 
	trace TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE matches (
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	seed TEXT NOT NULL, 
	commitment TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "matches" VALUES('7kajey4zu7u4','galaxy-trucker',2,'{"flights":"I-II-III","missions":false,"pace":"relaxed","hourglass_seconds":90,"draws":3,"big_ship":"III","goods":"unlimited","first_flight":false,"hints":true,"mild_inspection":false}',2,'a02a8cf042e02142af08ce3de5699ad5145049422c3aeb36bf8fdfd5d746d740','e1375c56a64187ac5af5eb7c85c6112f4480239dcf4a1cf07cec5f908ae6e441',1794896244252);
INSERT INTO "matches" VALUES('nde3xn6stqbx','space-alert',2,'{"mission":"mission","common":"white","serious":"white","new_frontier":false,"double_actions":false,"variable_range":false,"specializations":false,"fifth_member":false,"no_androids":false,"pace":"untimed","campaign":0,"explorers":[],"people":[],"kept":[]}',2,'81be36557d9a668996fce1558492f9743828b1613dfb1d370f98b9cd7e4fac09','fd7c5f5b61d503ab76e1089bca2823ad8b887e6405c98fbfe70e64ccfa5e597e',1794896247018);
INSERT INTO "matches" VALUES('hgkr6ng23c9s','starship-captains',2,'{"slots":"A","passenger":"teddy"}',2,'c27a59488fab428c67e0710b4d459fa8b3d629d0352ca69069a7d3999929b33c','87994b9d984d4545f8add0e957bed59f4b5595ae9d158c8b744ead7e61c09ede',1794896248837);
INSERT INTO "matches" VALUES('7cxwewmzrhce','tiny-epic-galaxies',1,'{"beyond_the_black":false,"rogue":"artemis","rogue_rerolls":false,"foil_bonus_dice":false,"mared_when_tied":false,"helios_under_deck":false,"gort_may_colonize":false,"andellouxian_mix":false,"comparing_missions_with_two":false}',2,'ff4f522f4a0b79a98cd44e22bdaecb1df2b5f895e6875e006c0b8a8eccfde2c6','cf7681ecd92cfe7865be7d55d52bb9c2a2a200fbadbec2c99bfe77e8b2ed0b7e',1794896250787);
CREATE TABLE people (
	id TEXT NOT NULL, 
	token TEXT NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
INSERT INTO "people" VALUES('0fb453d6ffb74511','dce967fa2aacfe76083c39154147ff72ffd213ffb83d04fd02828346d6457892','Anna',1794896243749,1794896243749);
INSERT INTO "people" VALUES('57e2500740df8d50','9dd3c32852f4070500bde33986bbd57c9720d0d4d4146b1ccdddbfedff436aab','Ben',1794896244019,1794896244019);
CREATE TABLE results (
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	ended BIGINT NOT NULL, 
	outcome TEXT, 
	PRIMARY KEY (code), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
CREATE TABLE seats (
	code TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person TEXT, 
	level TEXT NOT NULL, 
	sat TEXT NOT NULL, 
	remaining BIGINT, 
	strikes INTEGER NOT NULL, 
	orders TEXT, dossier TEXT, owner TEXT, 
	PRIMARY KEY (code, seat), 
	FOREIGN KEY(code) REFERENCES tables (code), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('7kajey4zu7u4',0,'person','0fb453d6ffb74511','','["0fb453d6ffb74511"]',NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7kajey4zu7u4',1,'person','57e2500740df8d50','','["57e2500740df8d50"]',NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('nde3xn6stqbx',0,'person','0fb453d6ffb74511','','["0fb453d6ffb74511"]',NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('nde3xn6stqbx',1,'person','57e2500740df8d50','','["57e2500740df8d50"]',NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hgkr6ng23c9s',0,'person','0fb453d6ffb74511','','["0fb453d6ffb74511"]',NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hgkr6ng23c9s',1,'person','57e2500740df8d50','','["57e2500740df8d50"]',NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7cxwewmzrhce',0,'person','0fb453d6ffb74511','','["0fb453d6ffb74511"]',NULL,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7cxwewmzrhce',1,'person','57e2500740df8d50','','["57e2500740df8d50"]',NULL,0,NULL,NULL,NULL);
CREATE TABLE tables (
	code TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	title TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	status TEXT NOT NULL, 
	open INTEGER NOT NULL, 
	clock TEXT NOT NULL, 
	host TEXT NOT NULL, 
	paused INTEGER NOT NULL, 
	asked TEXT, 
	epoch BIGINT NOT NULL, 
	turn BIGINT NOT NULL, 
	wake BIGINT, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, follows TEXT, muted TEXT DEFAULT '{}' NOT NULL, kicked TEXT DEFAULT '{}' NOT NULL, speakers TEXT DEFAULT 'all' NOT NULL, 
	PRIMARY KEY (code), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('7kajey4zu7u4',3,'Table of Anna','galaxy-trucker','{"flights":"I-II-III","missions":false,"pace":"relaxed","hourglass_seconds":90,"draws":3,"big_ship":"III","goods":"unlimited","first_flight":false,"hints":true,"mild_inspection":false}','playing',1,'none','0fb453d6ffb74511',0,NULL,1794896244252,0,NULL,1794896244110,1794896244252,NULL,'{}','{}','all');
INSERT INTO "tables" VALUES('nde3xn6stqbx',3,'Table of Anna','space-alert','{"mission":"mission","common":"white","serious":"white","new_frontier":false,"double_actions":false,"variable_range":false,"specializations":false,"fifth_member":false,"no_androids":false,"pace":"untimed","campaign":0,"explorers":[],"people":[],"kept":[]}','playing',1,'none','0fb453d6ffb74511',0,NULL,1794896247017,0,NULL,1794896246859,1794896247018,NULL,'{}','{}','all');
INSERT INTO "tables" VALUES('hgkr6ng23c9s',3,'Table of Anna','starship-captains','{"slots":"A","passenger":"teddy"}','playing',1,'none','0fb453d6ffb74511',0,NULL,1794896248837,0,NULL,1794896248682,1794896248837,NULL,'{}','{}','all');
INSERT INTO "tables" VALUES('7cxwewmzrhce',3,'Table of Anna','tiny-epic-galaxies','{"beyond_the_black":false,"rogue":"artemis","rogue_rerolls":false,"foil_bonus_dice":false,"mared_when_tied":false,"helios_under_deck":false,"gort_may_colonize":false,"andellouxian_mix":false,"comparing_missions_with_two":false}','playing',1,'none','0fb453d6ffb74511',0,NULL,1794896250786,0,NULL,1794896250571,1794896250787,NULL,'{}','{}','all');
CREATE TABLE talk (
	code TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	signal TEXT NOT NULL, 
	at BIGINT NOT NULL, person TEXT, 
	PRIMARY KEY (code, n)
)
 WITHOUT ROWID

;
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_by_wake ON tables (wake);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX results_by_time ON results (ended);
CREATE INDEX incidents_by_table ON incidents (code);
CREATE INDEX dossiers_by_person ON dossiers (person, game);
CREATE INDEX dossier_updates_by_applied ON dossier_updates (applied);
CREATE INDEX incidents_by_time ON incidents (at);
CREATE INDEX talk_by_person ON talk (person);
COMMIT;
