import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import { besuchsverordnungSperre, needsBesuch, inDerHand, uebergabeSperre } from '@dreiklang/domain/bestellung/besuch'
import type { BesuchOfBestellung, Known, Uebergebbare } from '@dreiklang/domain/bestellung/besuch.contract'
import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { type Mittel, knownMittel, prepareReorder, findStop } from '@dreiklang/domain/bestellung/inForce'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { loadHeads } from '../../hausbesuch/liste.repository.ts'
import { besuchTrail } from '../../hausbesuch/person.ts'
import { loadOwnBesuch } from '../../hausbesuch/read.usecases.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import { createSeal } from '../seal.ts'
import { loadKlientStand } from '../step/context.ts'
import { personOf } from '../who.ts'
import { loadBestellungenOfBesuch, loadOwn, loadLast, loadLinks, loadNotHandedOver, linkBesuch } from './besuch.repository.ts'

const knownDays = 365
const maxKnown = 20
const uebergebbarDays = 60

/** The order from which a new visit follows. In the transaction of the visit. @throws bestellung.besuch_passt_nicht */
export async function linkFromAblehnung(
  tx: Queryable,
  akteur: Akteur,
  { bestellungId, besuch, am }: { bestellungId: string; besuch: Hausbesuch; am: string },
): Promise<void> {
  const { organisationId, personId } = personOf(akteur)
  const bestellung = await loadOwn(tx, organisationId, bestellungId)
  const passt = besuch.typ === 'ARZTBESUCH' && bestellung?.klientId === besuch.klientId && needsBesuch(bestellung.positionen).length > 0
  if (!passt) throw bestellungErrors.refuse('bestellung.besuch_passt_nicht')
  await linkBesuch(tx, { bestellungId, hausbesuchId: besuch.id, art: 'AUS_ABLEHNUNG', personId, am })
}

export function createBesuchLinks(ports: Ports) {
  const { geoeffnet } = createSeal(ports)
  const db = (akteur: Akteur) => onBehalfOfPerson(ports.database, akteur)

  /** The same with its words opened: those of one order together. */
  async function opened(all: readonly Mittel[]): Promise<Mittel[]> {
    const positionen = new Map<string, Mittel['position']>()
    for (const id of new Set(all.map(({ bestellung }) => bestellung.id))) {
      const sealed = all.flatMap(({ bestellung, position }) => (bestellung.id === id ? [position] : []))
      for (const position of await geoeffnet(sealed, { id, sprache: 'de' })) positionen.set(position.id, position)
    }
    return all.map((one) => ({ ...one, position: positionen.get(one.position.id) ?? one.position }))
  }

  /** What this Klient got in the last year, newest first and each product once, as it would be ordered again. */
  async function known(akteur: Akteur, klientId: string): Promise<Omit<Known, 'medikationsplan'>> {
    const today = berlinDate(ports.clock.now().toISOString())
    const seit = berlinInstant(plusDays(today, -knownDays))
    const loaded = await loadLast(db(akteur), personOf(akteur).organisationId, { klientId, seit })
    const mittel = await opened(knownMittel(loaded).slice(0, maxKnown))
    const positionen = mittel.flatMap((one) => {
      if (findStop(one.position) !== null) return []
      const { nummer, gesendetAm, erstelltAm } = one.bestellung
      return [{ ...prepareReorder(one), bestellt: { nummer, am: berlinDate(gesendetAm ?? erstelltAm) } }]
    })
    const gestoppt = mittel.flatMap(({ bestellung: { nummer }, position }) => {
      const stopped = findStop(position)
      return stopped === null ? [] : [{ bezeichnung: position.produkt.bezeichnung, nummer, ...stopped }]
    })
    return { positionen, gestoppt }
  }

  async function uebergebbare(akteur: Akteur, klientId: string): Promise<Uebergebbare[]> {
    const seit = berlinInstant(plusDays(berlinDate(ports.clock.now().toISOString()), -uebergebbarDays))
    const bestellungen = await loadNotHandedOver(db(akteur), personOf(akteur).organisationId, { klientId, seit })
    return bestellungen.flatMap((bestellung) => {
      const { id, nummer, version } = bestellung
      const positionen = inDerHand(bestellung).map((position) => ({
        bezeichnung: position.produkt.bezeichnung,
        menge: position.mengeGeliefert,
        mengeneinheit: einheitOf(position),
      }))
      return positionen.length === 0 ? [] : [{ id, nummer, version, positionen }]
    })
  }

  return {
    known,

    async listDesBesuchs(akteur: Akteur, hausbesuchId: string) {
      const person = personOf(akteur)
      const { besuch } = await loadOwnBesuch(db(akteur), akteur, hausbesuchId)
      const { klientId } = besuch
      const bestellungen = await loadBestellungenOfBesuch(db(akteur), person.organisationId, hausbesuchId)
      const gesperrt = besuchsverordnungSperre(besuch, person)
      await audit(db(akteur), akteur, { aktion: 'bestellung.listDesBesuchs', art: 'LESEN', ...besuchTrail(besuch) })
      return {
        bestellungen,
        uebergebbare: uebergabeSperre(besuch, person) === null ? await uebergebbare(akteur, klientId) : [],
        verordnen: gesperrt === 'bestellung.nicht_deine_rolle' ? null : (gesperrt ?? (true as const)),
      }
    },

    async listBesuche(akteur: Akteur, bestellungId: string): Promise<{ besuche: BesuchOfBestellung[] }> {
      const { organisationId } = personOf(akteur)
      const loaded = await loadLinks(db(akteur), organisationId, bestellungId)
      if (loaded === null) throw sharedErrors.refuse('nicht_gefunden')
      const { links, klientId } = loaded
      const koepfe = await loadHeads(
        db(akteur),
        organisationId,
        links.map(({ hausbesuchId }) => hausbesuchId),
      )
      const besuche = links.flatMap(({ hausbesuchId, art }) => {
        const kopf = koepfe.get(hausbesuchId)
        return kopf === undefined ? [] : [{ ...kopf, art }]
      })
      const trail = { aktion: 'bestellung.listBesuche', art: 'LESEN', objektArt: 'BESTELLUNG', objektId: bestellungId, klientId } as const
      await audit(db(akteur), akteur, trail)
      return { besuche }
    },

    async listBekannte(akteur: Akteur, hausbesuchId: string) {
      const { nummer, klientId } = (await loadOwnBesuch(db(akteur), akteur, hausbesuchId)).besuch
      const mittel = await known(akteur, klientId)
      await audit(db(akteur), akteur, { aktion: 'bestellung.listBekannte', art: 'LESEN', ...besuchTrail({ id: hausbesuchId, klientId }) })
      return { nummer, klientId, ...mittel }
    },

    /** @throws nicht_gefunden for a Klient of another house */
    async listBekannteOfKlient(akteur: Akteur, klientId: string): Promise<Known> {
      const heute = berlinDate(ports.clock.now().toISOString())
      const { organisationId: pflegedienstId } = personOf(akteur)
      const klient = await loadKlientStand(db(akteur), { klientId, pflegedienstId, heute })
      if (klient === null) throw sharedErrors.refuse('nicht_gefunden')
      const mittel = await known(akteur, klientId)
      const trail = { aktion: 'bestellung.listBekannteOfKlient', art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId } as const
      await audit(db(akteur), akteur, trail)
      return { ...mittel, medikationsplan: klient.medikationsplan }
    },
  }
}
