import { randomUUID } from 'node:crypto'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { tagId } from './aktenData.ts'
import { type Arbeit, type Rufe, search, liste, tief } from './listen.ts'

/** An import may take the time of a sip of coffee. */
const importZiel = { ms: 5000, verhaeltnis: 3 }

const klienten = klientenListContract.list.path
const verzeichnis = verzeichnisContract.list.path
const protokoll = protokollContract.list.path

let kvnr = 0
const importRow = () => ({
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

async function importiere(call: Rufe): Promise<void> {
  const rows = Array.from({ length: 1000 }, importRow)
  await call(klientImportContract.check.path, {
    klienten: rows.map(({ vorname, nachname, geburtsdatum, kvnr: nummer }) => ({ vorname, nachname, geburtsdatum, kvnr: nummer })),
  })
  const importId = randomUUID()
  for (let ab = 0; ab < rows.length; ab += 200) await call(klientImportContract.run.path, { importId, klienten: rows.slice(ab, ab + 200) })
}

export const aktenArbeiten: readonly Arbeit[] = [
  liste('Klienten, first page', klienten),
  tief('Klienten, page in the middle', { path: klienten, seiten: 250 }),
  liste('Klienten by birthday', klienten, { sortierung: 'geburtsdatum' }),
  tief('Klienten by birthday, middle', { path: klienten, suche: { sortierung: 'geburtsdatum' }, seiten: 250 }),
  search('Klienten, status nobody has', klienten, { status: 'VERSTORBEN' }),
  search('Klienten, search with hits', klienten, { suche: 'müller erika' }),
  search('Klienten, misspelt search', klienten, { suche: 'mülllerr' }),
  liste('address book', verzeichnis),
  liste('address book at a letter', verzeichnis, { buchstabe: 'S' }),
  search('address book, search', verzeichnis, { suche: 'schäfer heinz' }),
  search('address book, misspelt search', verzeichnis, { suche: 'schäfffer' }),
  liste('contacts', verzeichnis, { gruppe: 'KONTAKTE' }),
  liste('contacts at a letter', verzeichnis, { gruppe: 'KONTAKTE', buchstabe: 'S' }),
  search('contacts, search', verzeichnis, { gruppe: 'KONTAKTE', suche: 'schäfer' }),
  search('contacts with a tag', verzeichnis, { tag: tagId }),
  liste('staff', personalContract.listPersonal.path),
  search('staff, search', personalContract.listPersonal.path, { suche: 'müller' }),
  liste('audit trail', protokoll),
  tief('audit trail, older page', { path: protokoll, seiten: 100 }),
  search('audit trail, what nobody did', protokoll, { art: 'AUSGEBEN' }),
  { name: 'import of 1000', ziel: importZiel, run: importiere, runden: 2 },
]
