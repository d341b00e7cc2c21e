/** What the manager of an organisation opens of its records: fifty thousand Klienten against fifty. */
import { randomUUID } from 'node:crypto'
import { klientenListeContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { tagId } from './aktenDaten.ts'
import { type Arbeit, type Rufe, durchsuche, liste, tief } from './listen.ts'

/** An import may take the time of a sip of coffee. */
const importZiel = { ms: 5000, verhaeltnis: 3 }

const klienten = klientenListeContract.list.path
const verzeichnis = verzeichnisContract.list.path
const protokoll = protokollContract.list.path

let kvnr = 0
const importZeile = () => ({
  vorname: 'Neu',
  nachname: `Import-${(kvnr += 1)}`,
  geburtsdatum: '1940-05-05',
  geschlecht: 'W',
  versicherungsart: 'GKV',
  kvnr: `Z${String(kvnr).padStart(9, '0')}`,
  krankenkasse: 'AOK',
  kassenIk: null,
  zuzahlungBefreitBis: null,
  adresse: null,
  wohnform: 'ALLEIN',
  telefon: null,
  allergien: null,
})

/** A thousand lines as the page sends them: compared at once, taken in by parts of two hundred. */
async function importiere(rufe: Rufe): Promise<void> {
  const zeilen = Array.from({ length: 1000 }, importZeile)
  await rufe(klientImportContract.check.path, {
    klienten: zeilen.map(({ vorname, nachname, geburtsdatum, kvnr: nummer }) => ({ vorname, nachname, geburtsdatum, kvnr: nummer })),
  })
  const importId = randomUUID()
  for (let ab = 0; ab < zeilen.length; ab += 200)
    await rufe(klientImportContract.run.path, { importId, klienten: zeilen.slice(ab, ab + 200) })
}

export const aktenArbeiten: readonly Arbeit[] = [
  liste('Klienten, first page', klienten),
  tief('Klienten, page in the middle', { path: klienten, seiten: 250 }),
  liste('Klienten by birthday', klienten, { sortierung: 'geburtsdatum' }),
  tief('Klienten by birthday, middle', { path: klienten, suche: { sortierung: 'geburtsdatum' }, seiten: 250 }),
  durchsuche('Klienten, status nobody has', klienten, { status: 'VERSTORBEN' }),
  durchsuche('Klienten, search with hits', klienten, { suche: 'müller erika' }),
  durchsuche('Klienten, misspelt search', klienten, { suche: 'mülllerr' }),
  liste('address book', verzeichnis),
  liste('address book at a letter', verzeichnis, { buchstabe: 'S' }),
  durchsuche('address book, search', verzeichnis, { suche: 'schäfer heinz' }),
  durchsuche('address book, misspelt search', verzeichnis, { suche: 'schäfffer' }),
  liste('contacts', verzeichnis, { gruppe: 'KONTAKTE' }),
  liste('contacts at a letter', verzeichnis, { gruppe: 'KONTAKTE', buchstabe: 'S' }),
  durchsuche('contacts, search', verzeichnis, { gruppe: 'KONTAKTE', suche: 'schäfer' }),
  durchsuche('contacts with a tag', verzeichnis, { tag: tagId }),
  liste('staff', personalContract.listPersonal.path),
  durchsuche('staff, search', personalContract.listPersonal.path, { suche: 'müller' }),
  liste('audit trail', protokoll),
  tief('audit trail, older page', { path: protokoll, seiten: 100 }),
  durchsuche('audit trail, what nobody did', protokoll, { art: 'AUSGEBEN' }),
  { name: 'import of 1000', ziel: importZiel, tue: importiere, runden: 2 },
]
