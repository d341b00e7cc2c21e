/** What stands on the yellow form of the Bundesopiumstelle: its letter, and the number by which it is assigned to a doctor. */
import { bestellungErrors } from './bestellung.errors.ts'
import type { Position } from './position.document.ts'
import type { Rezept } from './rezept.document.ts'
import type { Rezeptart } from './rezept.ts'

interface Formular {
  btmNummer?: string | null | undefined
  btmKennzeichen?: Rezept['btmKennzeichen'] | undefined
}

const onForm = (path: 'btmNummer' | 'btmKennzeichen', code: string) => ({ felder: [{ path, code, message: code }] })

/** A form marked N follows what was handed out already, so that nothing is prescribed or dispensed by it (§ 8 Abs. 6 BtMVV). */
function checkKennzeichen({ btmKennzeichen }: Formular): void {
  if (btmKennzeichen === 'N') throw bestellungErrors.refuse('bestellung.btm_kennzeichen_n', onForm('btmKennzeichen', 'falsch'))
}

/** What the doctor says of the form. A Notfall-Verschreibung is on any paper and has none. @throws bestellung.btm_formular_falsch */
export function readPrescribedFormular(art: Rezeptart, said: Formular): Pick<Rezept, 'btmNummer' | 'btmKennzeichen'> {
  checkKennzeichen(said)
  const { btmNummer: nummer = null, btmKennzeichen = null } = said
  if (art !== 'BTM' && (nummer !== null || btmKennzeichen !== null)) {
    const path = nummer === null ? 'btmKennzeichen' : 'btmNummer'
    throw bestellungErrors.refuse('bestellung.btm_formular_falsch', onForm(path, 'falsch'))
  }
  return { btmNummer: nummer, btmKennzeichen }
}

/** What the pharmacy reads off the paper counts before what the practice has said. @throws bestellung.btm_nummer_fehlt */
export function readPresentedFormular(rezept: Rezept, said: Formular): Pick<Rezept, 'btmNummer' | 'btmKennzeichen'> {
  const { art, btmNummer: nummer, btmKennzeichen } = rezept
  if (art !== 'BTM') return { btmNummer: nummer, btmKennzeichen }
  checkKennzeichen(said)
  const read = {
    btmNummer: said.btmNummer ?? nummer,
    btmKennzeichen: said.btmKennzeichen === undefined ? btmKennzeichen : said.btmKennzeichen,
  }
  if (read.btmNummer === null) throw bestellungErrors.refuse('bestellung.btm_nummer_fehlt', onForm('btmNummer', 'btm_nummer.format'))
  return read
}

/** The practice hands in the form marked N: it belongs to the Notfall-Verschreibung, also when another prescription has followed since. */
export function submitNRezept(position: Position, nummer: string | null): Partial<Position> {
  const marked = (rezept: Rezept): Rezept => ({ ...rezept, btmKennzeichen: 'N', btmNummer: nummer })
  if (position.rezept?.art === 'BTM_NOTFALL') return { rezept: marked(position.rezept) }
  const last = position.fruehereRezepte.findLastIndex(({ art }) => art === 'BTM_NOTFALL')
  return last === -1 ? {} : { fruehereRezepte: position.fruehereRezepte.map((one, i) => (i === last ? marked(one) : one)) }
}
