/** A day given out and what was handed in late both leave a trace for each Klient. */
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { viewOf } from '@dreiklang/domain/hausbesuch/view'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { StoppAnswer } from '@dreiklang/domain/tour/view.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { haltbarUntil } from '@dreiklang/domain/unterwegs/unterwegs'
import type { Mitgenommen, MitgenommenerWeg, Nachgereichtes, TagAnswer } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { loadOfflineHours } from '../anmeldung/idle.repository.ts'
import { createReading } from '../dokumentation/read.usecases.ts'
import { type BesuchRow, loadBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { besuchTrail, personOf } from '../hausbesuch/person.ts'
import { showBesuch } from '../hausbesuch/read.usecases.ts'
import { createBesuchSeal } from '../hausbesuch/seal.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { createDoor } from '../tour/door.usecases.ts'
import { createTourReading } from '../tour/read.usecases.ts'
import { createRunde } from '../tour/runde.usecases.ts'
import type { Ablage } from './ablage.ts'
import { loadNachgereichte, loadTag } from './unterwegs.repository.ts'

function wegeFrom(stopps: readonly StoppAnswer[]): MitgenommenerWeg[] {
  return stopps.flatMap(({ id, art, bezeichnung, haus, bestellungen, adresse, dauerMinuten, besuch, fertig }, i) => {
    if (besuch !== null || fertig) return []
    const vor = stopps.slice(i).find((spaeterer) => spaeterer.besuch !== null)?.besuch?.id ?? null
    return [{ id, art, bezeichnung, haus, bestellungen, adresse, dauerMinuten, vor }]
  })
}

export function createTag(ports: Ports, ablage: Ablage) {
  const now = () => ports.clock.now().toISOString()
  const door = createDoor(ports)
  const { geoeffnet } = createBesuchSeal(ports)
  const blaetter = createReading(ports)
  const touren = createTourReading(ports)
  const round = createRunde(ports)

  async function pack(akteur: Akteur, id: string, sprache: Language): Promise<Mitgenommen | null> {
    const person = personOf(akteur)
    const { organisationId } = person
    const seen = await ports.database.transaction(contextOf(akteur), async (tx: Queryable) => {
      const row: BesuchRow | null = await loadBesuch(tx, organisationId, id)
      if (row === null) return null
      const besuch = readHausbesuch(row)
      await audit(tx, akteur, { aktion: 'unterwegs.day', art: 'AUSGEBEN', ...besuchTrail(besuch) })
      const akte = await door.openAkte(tx, akteur, besuch)
      return { besuch: viewOf(besuch, { namen: row, person, now: now() }), klientId: besuch.klientId, akte }
    })
    if (seen === null) return null
    const { klientId, akte } = seen
    const besuch = await geoeffnet(seen.besuch, { id, sprache })
    const blatt = await blaetter.read(akteur, id, { mitnehmen: true })
    return { besuch, blatt, klient: akte && (await door.amKlienten(akteur, klientId, akte)) }
  }

  return {
    async day(akteur: Akteur, datum: string, language: Language): Promise<TagAnswer> {
      const { organisationId, personId, seite } = personOf(akteur)
      const am = now()
      const hours = await loadOfflineHours(onBehalfOfPerson(ports.database, akteur), organisationId)
      const ids = await loadTag(onBehalfOfPerson(ports.database, akteur), organisationId, { personId, datum })
      const { stopps } = await touren.read(akteur, { datum, personId })
      const platzOf = (id: string) => stopps.findIndex(({ besuch }) => besuch?.id === id)
      const besuche: Mitgenommen[] = []
      for (const id of ids.toSorted((a, b) => platzOf(a) - platzOf(b))) {
        const one = await pack(akteur, id, language)
        if (one !== null) besuche.push(one)
      }
      const withRound = seite === 'APOTHEKE' && datum === berlinDate(am)
      const runde = withRound ? (await round(akteur, { sprache: language, art: 'AUSGEBEN' })).stopps : []
      return { datum, am, bis: haltbarUntil(am, hours), besuche, wege: wegeFrom(stopps), runde }
    },

    /** @throws nicht_gefunden, also for a visit of others */
    async late(akteur: Akteur, hausbesuchId: string): Promise<{ eintraege: Nachgereichtes[] }> {
      const { organisationId } = personOf(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await showBesuch(tx, akteur, { id: hausbesuchId, aktion: 'unterwegs.late' })
        const rows = await loadNachgereichte(tx, organisationId, hausbesuchId)
        const eintraege: Nachgereichtes[] = []
        for (const nachgereichter of rows) {
          const { eintragId, art, person, geschehenAm, empfangenAm } = nachgereichter
          const content = await ablage.open(tx, organisationId, nachgereichter)
          if (content !== null) eintraege.push({ eintragId, art, person, geschehenAm, empfangenAm, ...content })
        }
        return { eintraege }
      })
    },
  }
}
