/** One statement for each work. With the promises it also writes event, trail and key, and sees by row-level security what it may. */
import type { Work } from '../work.ts'

interface Statement {
  name: string
  text: string
}

const columns = 'a.id, a.nummer, a.version, a.status, a.klient, a.erstellt'
const receipt = 'id, nummer, version, status'
const insertAuftrag = `a as (insert into auftrag (nummer, pflegedienst, apotheke, status, klient, zeile, blatt)
      values ($1, $2, $3, 'ENTWURF', $4, $5, $6) returning ${receipt}),
    p as (insert into posten (auftrag, nr, inhalt) select a.id, x.nr, x.inhalt from a, unnest($7::text[]) with ordinality x(inhalt, nr))`
const updateAuftrag = `a as (update auftrag set status = $3, version = version + 1
      where id = $1 and version = $2 and (pflegedienst = $4 or apotheke = $4) returning ${receipt})`
const readAuftrag = `select ${columns}, a.blatt,
      (select string_agg(p.inhalt, ',' order by p.nr) from posten p where p.auftrag = a.id) as posten
    from auftrag a where a.id = $1 and (a.pflegedienst = $2 or a.apotheke = $2)`
const list = {
  name: 'list',
  text: `select ${columns}, a.zeile from auftrag a where a.apotheke = $1 and a.status = $2
    order by a.erstellt desc, a.id desc limit 26`,
}
const person = { name: 'person', text: 'select nr, name, passwort_hash from person where email = $1' }

export const limitStatements: Record<Work, Statement> = {
  list,
  read: { name: 'read', text: readAuftrag },
  create: { name: 'create', text: `with ${insertAuftrag} select ${receipt} from a` },
  change: { name: 'change', text: `with ${updateAuftrag} select ${receipt} from a` },
  search: {
    name: 'search',
    text: `select ${columns}, a.zeile from auftrag a where a.klient ilike $2 and a.apotheke = $1
      order by a.erstellt desc, a.id desc limit 26`,
  },
  signIn: person,
}

/** @param from the numbers of the parameters that the statement has before these */
const promised = (from: number, aktion: string) => {
  const [personNr, key, hash] = [`$${from + 1}`, `$${from + 2}`, `$${from + 3}`]
  return `e as (insert into ereignis (auftrag, art, person, angaben) select a.id, '${aktion}', ${personNr}, a.status from a),
    t as (insert into spur (person, aktion, auftrag) select ${personNr}, '${aktion}', a.id from a),
    k as (insert into schluessel (person, schluessel, anfrage_hash, antwort)
      select ${personNr}, ${key}, ${hash}, json_build_object('id', a.id, 'version', a.version)::text from a)`
}

export const floorStatements: Record<Work, Statement> = {
  list,
  read: {
    name: 'read',
    text: `with t as (insert into spur (person, aktion, auftrag) select $2, 'read', $1) ${readAuftrag}`,
  },
  create: { name: 'create', text: `with ${insertAuftrag}, ${promised(7, 'create')} select ${receipt} from a` },
  change: { name: 'change', text: `with ${updateAuftrag}, ${promised(4, 'change')} select ${receipt} from a` },
  search: {
    name: 'search',
    text: `select ${columns}, a.zeile from auftrag a where a.id in (select suche($1, $2))
      order by a.erstellt desc, a.id desc limit 26`,
  },
  signIn: person,
}
