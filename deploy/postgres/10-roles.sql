-- What a PostgreSQL of your own needs before the first start, run once by its administrator in the database dreiklang (docs/adr/0027).
create role dreiklang_app nologin;
create role dreiklang_system nologin in role dreiklang_app;

-- Owns the tables, for migrations: DATABASE_ADMIN_URL.
create role dreiklang_owner login in role dreiklang_system;
-- Works in the name of people: DATABASE_URL.
create role dreiklang_people login in role dreiklang_app;
-- Works in nobody's name: DATABASE_SYSTEM_URL.
create role dreiklang_nobody login in role dreiklang_system;

alter database dreiklang owner to dreiklang_owner;
create extension if not exists pg_trgm;
