/** The log of the own account: written once, never changed. The database carries each entry into the audit trail of the organisation (migration 0026). */
import type { ProtokollArt } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import type { Queryable, Statement } from '../ports.ts'
import type { Herkunft } from './herkunft.ts'

const eintrag: Statement = {
  name: 'anmeldung.protokolliere',
  text: 'insert into konto_protokoll (person_id, art, adresse, geraet, am, anfrage_id) values ($1, $2, $3, $4, $5, $6)',
}

export interface Eintrag {
  personId: string
  art: ProtokollArt
  herkunft: Herkunft
  jetzt: string
}

export async function protokolliere(db: Queryable, { personId, art, herkunft, jetzt }: Eintrag): Promise<void> {
  await db.query(eintrag, [personId, art, herkunft.adresse, herkunft.geraet, jetzt, herkunft.anfrageId])
}

export interface EintragRow {
  nr: number
  art: ProtokollArt
  adresse: string | null
  geraet: string | null
  am: string
}

const letzte: Statement = {
  name: 'anmeldung.protokoll',
  text: 'select nr, art, adresse, geraet, am from konto_protokoll where person_id = $1 order by nr desc limit 100',
}

export async function ladeProtokoll(db: Queryable, personId: string): Promise<EintragRow[]> {
  return db.query<EintragRow>(letzte, [personId])
}
