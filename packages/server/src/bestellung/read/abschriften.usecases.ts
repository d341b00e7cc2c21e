/** What a practice or a pharmacy keeps of whom it has prescribed for or dispensed to: until when it has to, and a copy of it. */
import type { abschriftenContract } from '@dreiklang/domain/bestellung/abschriften.contract'
import { type AbschriftSeite, dueUntil, keptUntil } from '@dreiklang/domain/bestellung/abschriftFrist'
import type { KlientAbschrift } from '@dreiklang/domain/bestellung/klientAbschrift.document'
import { type BestellungView, viewOf } from '@dreiklang/domain/bestellung/view'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import { loadOwn } from '../../organisation/organisation.repository.ts'
import { germanDatum } from '../../papier/deutsch.ts'
import { papierAnswer, writePapier } from '../../papier/papier.ts'
import type { Ports } from '../../ports.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { contextOf } from '../../shared/context.ts'
import type { CalledBy } from '../../shared/route.ts'
import { createKlientAbschriften } from '../klientAbschrift.ts'
import { createSeal } from '../seal.ts'
import { personOf } from '../who.ts'
import { loadAbschriftenOfKlient, loadKept } from './abschriften.repository.ts'
import { bestellungTable, dataOf } from './auskunft.ts'
import { loadBestellung } from './one.repository.ts'

type Contract = typeof abschriftenContract

const never = { zuletzt: '9999-12-31', verfall: '9999-12-31' }
const nameOf = ({ nachname, vorname }: Pick<KlientAbschrift, 'nachname' | 'vorname'>): string => `${nachname}, ${vorname}`

const seenOf = (aktion: string, art: 'LESEN' | 'AUSGEBEN', klientId: string) =>
  ({ aktion, art, objektArt: 'KLIENT', objektId: klientId, klientId }) as const

/** @throws zugriff.verboten for a nursing service, which keeps the record itself */
function keeperOf(akteur: Akteur): { organisationId: string; seite: AbschriftSeite } {
  const { organisationId, seite } = personOf(akteur)
  if (seite === 'PFLEGE') throw sharedErrors.refuse('zugriff.verboten')
  return { organisationId, seite }
}

function addressOf({ adresse }: Pick<KlientAbschrift, 'adresse'>): string | null {
  if (adresse === null) return null
  const { strasse, hausnummer, zusatz, plz, ort } = adresse
  return [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter((part) => part !== null && part !== '').join(', ')
}

export function createAbschriften(ports: Ports) {
  const abschriften = createKlientAbschriften(ports)
  const { geoeffnet } = createSeal(ports)
  const clock = () => ports.clock.now().toISOString()

  /** The orders of which there is a copy, with the copy. @throws nicht_gefunden where there is none */
  async function collect(akteur: Akteur, klientId: string, format: string) {
    const { organisationId } = keeperOf(akteur)
    const now = clock()
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      const kept = await loadAbschriftenOfKlient(tx, organisationId, klientId)
      const house = await loadOwn(tx, organisationId)
      if (kept.length === 0 || house === null) throw sharedErrors.refuse('nicht_gefunden')
      const loaded = []
      for (const row of kept) {
        const bestellung = await loadBestellung(tx, { bestellungId: row.bestellungId, organisationId, heute: berlinDate(now) })
        loaded.push({ row, bestellung })
      }
      await audit(tx, akteur, { ...seenOf('bestellung.exportAbschriften', 'AUSGEBEN', klientId), felder: [format] })
      return { house: house.name, loaded, now }
    })
  }

  async function copyOf(akteur: Akteur, klientId: string, format: string) {
    const { house, loaded, now } = await collect(akteur, klientId, format)
    const contents = await abschriften.openRows(loaded.map(({ row }) => row))
    const views: BestellungView[] = []
    for (const { bestellung } of loaded) {
      if (bestellung === null) continue
      const opened = await abschriften.open(bestellung)
      const view = viewOf(opened.bestellung, { ...opened, person: personOf(akteur), now })
      views.push(await geoeffnet(view, { ...opened, id: opened.bestellung.id, sprache: 'de' }))
    }
    const daten = loaded.map(({ row }, i) => {
      const { worte: _said, ...person } = contents[i] ?? { worte: {} }
      const view = views.find(({ id }) => id === row.bestellungId)
      return { am: row.am, person, bestellung: view === undefined ? null : dataOf(view) }
    })
    return { house, views, daten, newest: contents[0] ?? null, now }
  }

  return {
    list({ akteur, query: { ansicht, cursor, limit } }: CalledBy<Contract['list']>): Promise<z.input<Contract['list']['answer']>> {
      const { organisationId, seite } = keeperOf(akteur)
      const due = ansicht === 'FAELLIG' ? dueUntil(seite, berlinDate(clock())) : never
      return ports.database
        .transaction(contextOf(akteur), async (tx) => {
          const found = await loadKept(tx, organisationId, { ...due, nach: cursor ?? null, limit: limit + 1 })
          const rows = found.slice(0, limit)
          await audit(
            tx,
            akteur,
            rows.map(({ klientId }) => seenOf('bestellung.listAbschriften', 'LESEN', klientId)),
          )
          return { rows, more: found.length > limit }
        })
        .then(async ({ rows, more }) => {
          const contents = await abschriften.openRows(rows)
          const klienten = rows.flatMap(({ klientId, bestellungen, zuletzt, verfall }, i) => {
            const content = contents[i]
            if (content === undefined) return []
            const { geburtsdatum } = content
            return [{ klientId, name: nameOf(content), geburtsdatum, bestellungen, zuletzt, bis: keptUntil(seite, { zuletzt, verfall }) }]
          })
          return { klienten, cursor: more ? (rows.at(-1)?.klientId ?? null) : null }
        })
    },

    async export({ akteur, params: { klientId }, query: { format } }: CalledBy<Contract['export']>): Promise<Response> {
      const { house, views, daten, newest, now } = await copyOf(akteur, klientId, format)
      const name = `kopie-${berlinDate(now)}`
      if (format === 'json') {
        const headers = { 'content-type': 'application/json; charset=utf-8', 'content-disposition': `attachment; filename="${name}.json"` }
        return new Response(JSON.stringify({ erstelltAm: now, haus: house, abschriften: daten }, null, 2), {
          headers: { ...headers, 'cache-control': 'no-store' },
        })
      }
      const papier = await writePapier(
        {
          titel: newest === null ? 'Kopie der eigenen Unterlagen' : `Kopie der eigenen Unterlagen zu ${newest.vorname} ${newest.nachname}`,
          haus: house,
          datum: germanDatum(berlinDate(now)),
          am: now,
          sprache: 'de',
          bloecke: [
            {
              art: 'angaben',
              zeilen: [
                ['Erstellt von', akteur.name],
                ['Geboren', newest && germanDatum(newest.geburtsdatum)],
                ['Versichertennummer', newest?.kvnr ?? null],
                ['Krankenkasse', newest?.krankenkasse ?? null],
                ['Anschrift', newest && addressOf(newest)],
              ],
            },
            { art: 'ueberschrift', text: 'Bestellungen' },
            bestellungTable(views),
          ],
        },
        ports.fonts,
      )
      return papierAnswer(papier, `${name}.pdf`)
    },
  }
}
