/**
 * Lists of records as the person at the head of a house opens them: the same call in a house with fifty thousand Klienten and in one with
 * fifty, in turn. Ratio: time in the large house to time in the small one; goals: what a person notices.
 */
import { randomUUID } from 'node:crypto'
import { klientenListeContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { gross, klein, leitung, tagId } from './aktenDaten.ts'

const runden = 15
/** Lists under a tenth of a second, a page of any place as fast as the first; an import may take the time of a sip of coffee. */
const listenZiel = { ms: 100, verhaeltnis: 3 }
/** What looks through all records, a thousand times as many as in the small house: unnoticed, and far from a thousand times the work. */
const suchZiel = { ms: 100, verhaeltnis: 30 }
const importZiel = { ms: 5000, verhaeltnis: 3 }

type Rufe = (path: string, body?: unknown) => Promise<unknown>
interface Arbeit {
  name: string
  ziel: { ms: number; verhaeltnis: number }
  /** Once for each house, before it is measured. */
  bereite?(rufe: Rufe): Promise<string>
  tue(rufe: Rufe, bereitet: string): Promise<unknown>
  runden?: number
}

const liste = (name: string, path: string, suche: Record<string, string> = {}): Arbeit => ({
  name,
  ziel: listenZiel,
  tue: (rufe) => rufe(`${path}?${new URLSearchParams(suche).toString()}`),
})
const durchsuche = (...worte: Parameters<typeof liste>): Arbeit => ({ ...liste(...worte), ziel: suchZiel })

const klienten = klientenListeContract.list.path
const verzeichnis = verzeichnisContract.list.path
const protokoll = protokollContract.list.path

/** The cursor in the middle: so many pages further, as somebody would who never stops scrolling. */
function tief(name: string, { path, suche = {}, seiten }: { path: string; suche?: Record<string, string>; seiten: number }): Arbeit {
  const adresse = (mehr: Record<string, string>) => `${path}?${new URLSearchParams({ ...suche, ...mehr }).toString()}`
  return {
    name,
    ziel: listenZiel,
    async bereite(rufe) {
      let cursor = ''
      for (let nr = 0; nr < seiten; nr += 1) {
        const seite = (await rufe(adresse({ limit: '100', ...(cursor === '' ? {} : { cursor }) }))) as { cursor: string | null }
        if (seite.cursor === null) break
        cursor = seite.cursor
      }
      return adresse(cursor === '' ? {} : { cursor })
    },
    tue: (rufe, ort) => rufe(ort),
  }
}

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

const arbeiten: readonly Arbeit[] = [
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

const median = (zahlen: readonly number[]) => zahlen.toSorted((a, b) => a - b)[Math.floor(zahlen.length / 2)] ?? 0

/** `melde` signs a person in and answers the token. Answers how many goals were missed. */
export async function messeAkten(port: number, melde: (person: number) => Promise<string>): Promise<number> {
  const rufer = async (haus: number): Promise<Rufe> => {
    const authorization = `Bearer ${await melde(leitung(haus))}`
    return async (path, body) => {
      const antwort = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await antwort.text()
      if (!antwort.ok) throw new Error(`${path}: ${antwort.status} ${text.slice(0, 300)}`)
      return JSON.parse(text)
    }
  }
  const haeuser = [await rufer(gross), await rufer(klein)] as const
  console.log('call                            |  large ms   worst |  small ms   worst | ratio | goal ms  ratio')
  let verfehlt = 0
  for (const { name, ziel, bereite, tue, runden: wieOft = runden } of arbeiten) {
    const orte = await Promise.all(haeuser.map(async (rufe) => bereite?.(rufe) ?? ''))
    const zeiten: [number[], number[]] = [[], []]
    // The first calls plan the statements and fill the caches.
    for (let runde = wieOft > 3 ? -3 : 0; runde < wieOft; runde += 1) {
      for (const haus of [0, 1] as const) {
        const start = performance.now()
        await tue(haeuser[haus], orte[haus] ?? '')
        if (runde >= 0) zeiten[haus].push(performance.now() - start)
      }
    }
    const [grosses, kleines] = [median(zeiten[0]), median(zeiten[1])]
    const verhaeltnis = grosses / kleines
    const gut = grosses <= ziel.ms && verhaeltnis <= ziel.verhaeltnis
    if (!gut) verfehlt += 1
    const zahl = (ms: number) => ms.toFixed(1).padStart(8)
    console.log(
      `${name.padEnd(31)} | ${zahl(grosses)} ${zahl(Math.max(...zeiten[0]))} | ${zahl(kleines)} ${zahl(Math.max(...zeiten[1]))} | ${verhaeltnis.toFixed(2).padStart(5)} | ${String(ziel.ms).padStart(7)} ${String(ziel.verhaeltnis).padStart(6)}${gut ? '' : '  MISSED'}`,
    )
  }
  return verfehlt
}
