/** Gives a day out, to be kept without network, and what was handed in late for a visit. Both leave a trace for each Klient. */
import { sichtVon } from '@dreiklang/domain/hausbesuch/sicht'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { StoppAntwort } from '@dreiklang/domain/tour/sicht.contract'
import type { AmKlienten, Mitgenommen, MitgenommenerWeg, Nachgereichtes, TagAntwort } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { haltbarBis } from '@dreiklang/domain/unterwegs/unterwegs'
import { ladeOfflineStunden } from '../anmeldung/leerlauf.repository.ts'
import { createLesen } from '../dokumentation/lesen.usecases.ts'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { type BesuchRow, ladeBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import { createBesuchVerschluss } from '../hausbesuch/verschluss.ts'
import { type Akte, createAktenschrank } from '../klient/aktenschrank.ts'
import { createZugaenge } from '../klient/zugang.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { createTourLesen } from '../tour/lesen.usecases.ts'
import type { Ablage } from './ablage.ts'
import { ladeNachgereichte, ladeTag } from './unterwegs.repository.ts'

/** Not assigned to the Klient today, or his record is gone: the visit is taken along without. */
const ohneZugang: readonly string[] = ['klient.zugang_nicht_zugeteilt', 'nicht_gefunden']

/** Open errands, each with the visit before which it lies. */
function wegeAus(stopps: readonly StoppAntwort[]): MitgenommenerWeg[] {
  return stopps.flatMap(({ id, art, bezeichnung, haus, bestellungen, adresse, dauerMinuten, besuch, fertig }, i) => {
    if (besuch !== null || fertig) return []
    const vor = stopps.slice(i).find((spaeterer) => spaeterer.besuch !== null)?.besuch?.id ?? null
    return [{ id, art, bezeichnung, haus, bestellungen, adresse, dauerMinuten, vor }]
  })
}

export function createTag(ports: Ports, ablage: Ablage) {
  const jetzt = () => ports.clock.now().toISOString()
  const schrank = createAktenschrank(ports)
  const zugaenge = createZugaenge(ports)
  const { geoeffnet } = createBesuchVerschluss(ports)
  const blaetter = createLesen(ports)
  const touren = createTourLesen(ports)

  /** Access data only for who may see them today; that is asked and written down where it is always asked. */
  async function zugangVon(akteur: Akteur, klientId: string): Promise<AmKlienten['zugang']> {
    try {
      const zugang = await zugaenge.lies({ akteur, params: { klientId } })
      if (zugang === null) return null
      const { schluesselNr: _nummer, schluesseldepot: _depot, ...rest } = zugang
      return rest
    } catch (fehler) {
      if (fehler instanceof Ablehnung && ohneZugang.includes(fehler.code)) return null
      throw fehler
    }
  }

  function amKlientenVon({ gesundheit, kontakte }: Akte): Omit<AmKlienten, 'zugang'> {
    const { allergien, unvertraeglichkeiten, risiken, notfallhinweis } = gesundheit
    const notfallkontakte = kontakte.kontakte
      .filter(({ notfall }) => notfall)
      .map(({ name, beziehung, telefon }) => ({ name, beziehung, telefon }))
    return { allergien, unvertraeglichkeiten, risiken, notfallhinweis, notfallkontakte }
  }

  /** The visit and, in the organisation that keeps the record, what is needed at the door. */
  async function packe(akteur: Akteur, id: string, sprache: Sprache): Promise<Mitgenommen | null> {
    const person = personVon(akteur)
    const { organisationId } = person
    const gelesen = await ports.database.transaction(kontextVon(akteur), async (tx: Queryable) => {
      const row: BesuchRow | null = await ladeBesuch(tx, organisationId, id)
      if (row === null) return null
      const besuch = readHausbesuch(row)
      const { klientId, pflegedienstId } = besuch
      await protokolliere(tx, akteur, { aktion: 'unterwegs.day', art: 'AUSGEBEN', objektArt: 'HAUSBESUCH', objektId: id, klientId })
      const akte = pflegedienstId === organisationId ? await schrank.oeffne(tx, { organisationId, klientId }) : null
      return { besuch: sichtVon(besuch, { namen: row, person, jetzt: jetzt() }), klientId, akte }
    })
    if (gelesen === null) return null
    const { klientId, akte } = gelesen
    const besuch = await geoeffnet(gelesen.besuch, { id, sprache })
    const blatt = await blaetter.read(akteur, id, { mitnehmen: true })
    return { besuch, blatt, klient: akte && { ...amKlientenVon(akte), zugang: await zugangVon(akteur, klientId) } }
  }

  return {
    async day(akteur: Akteur, datum: string, sprache: Sprache): Promise<TagAntwort> {
      const { organisationId, personId } = personVon(akteur)
      const am = jetzt()
      const stunden = await ladeOfflineStunden(imNamen(ports.database, kontextVon(akteur)), organisationId)
      const ids = await ladeTag(imNamen(ports.database, kontextVon(akteur)), organisationId, { personId, datum })
      const { stopps } = await touren.read(akteur, { datum, personId })
      const platzVon = (id: string) => stopps.findIndex(({ besuch }) => besuch?.id === id)
      const besuche: Mitgenommen[] = []
      for (const id of ids.toSorted((a, b) => platzVon(a) - platzVon(b))) {
        const einer = await packe(akteur, id, sprache)
        if (einer !== null) besuche.push(einer)
      }
      return { datum, am, bis: haltbarBis(am, stunden), besuche, wege: wegeAus(stopps) }
    },

    /** @throws nicht_gefunden, also for a visit of others */
    async late(akteur: Akteur, hausbesuchId: string): Promise<{ eintraege: Nachgereichtes[] }> {
      const { organisationId } = personVon(akteur)
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const row = await ladeBesuch(tx, organisationId, hausbesuchId)
        if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
        const rows = await ladeNachgereichte(tx, organisationId, hausbesuchId)
        const { klientId } = readHausbesuch(row)
        const blick = { aktion: 'unterwegs.late', art: 'LESEN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId } as const
        await protokolliere(tx, akteur, blick)
        const eintraege: Nachgereichtes[] = []
        for (const nachgereichter of rows) {
          const { eintragId, art, person, geschehenAm, empfangenAm } = nachgereichter
          const inhalt = await ablage.oeffne(tx, organisationId, nachgereichter)
          if (inhalt !== null) eintraege.push({ eintragId, art, person, geschehenAm, empfangenAm, ...inhalt })
        }
        return { eintraege }
      })
    },
  }
}
