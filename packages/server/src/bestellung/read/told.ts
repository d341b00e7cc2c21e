/** What of an event a reader is told who may see it. */
import type { Person } from '@dreiklang/domain/bestellung/handelnder'

export interface Spoken {
  seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE' | 'UHR'
  person_name: string | null
  organisation: string | null
}

type Reader = Pick<Person, 'seite'>

/** For practice and pharmacy a death is the end of care: they learn that nothing is needed any more, not why. */
export const tellArt = ({ seite }: Reader, art: string): string =>
  seite !== 'PFLEGE' && art === 'klientVerstorben' ? 'klientBeendet' : art

/** The practice is not to know which pharmacy the Klient chose (§ 31 Abs. 1 SGB V): neither by its name nor by the names of its people. */
export const isHiddenFrom = (reader: Reader, { seite }: Pick<Spoken, 'seite'>): boolean => reader.seite === 'ARZT' && seite === 'APOTHEKE'

export const tellSpeaker = (reader: Reader, row: Spoken): { person: string | null; organisation: string | null } =>
  isHiddenFrom(reader, row) ? { person: null, organisation: null } : { person: row.person_name, organisation: row.organisation }
