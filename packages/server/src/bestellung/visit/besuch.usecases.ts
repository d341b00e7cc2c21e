import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import { besuchsverordnungSperre, needsBesuch, inDerHand, uebergabeSperre } from '@dreiklang/domain/bestellung/besuch'
import type { KnownPosition, BesuchOfBestellung, Uebergebbare } from '@dreiklang/domain/bestellung/besuch.contract'
import { copyEntwurf } from '@dreiklang/domain/bestellung/entwurf.decider'
import { produktSchluessel } from '@dreiklang/domain/bestellung/rezept'
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

const ging = ({ status }: Bestellung['positionen'][number]): boolean => status !== 'ABGELEHNT' && status !== 'STORNIERT'

export function createBesuchLinks(ports: Ports) {
  const { geoeffnet } = createSeal(ports)
  const db = (akteur: Akteur) => onBehalfOfPerson(ports.database, akteur)

  async function knownOf(bestellungen: readonly Bestellung[], today: string): Promise<KnownPosition[]> {
    const seen = new Set<string>()
    const bekannte: KnownPosition[] = []
    for (const bestellung of bestellungen) {
      const added = bestellung.positionen.filter((position) => {
        const key = produktSchluessel(position.produkt)
        return ging(position) && !seen.has(key) && seen.add(key)
      })
      if (added.length === 0) continue
      const { id, nummer, gesendetAm, erstelltAm } = bestellung
      const open = await geoeffnet({ ...bestellung, positionen: added }, { id, sprache: 'de' })
      const bestellt = { nummer, am: berlinDate(gesendetAm ?? erstelltAm) }
      bekannte.push(...copyEntwurf(open, today).positionen.map(({ id: _id, ...position }) => ({ ...position, bestellt })))
      if (bekannte.length >= maxKnown) break
    }
    return bekannte.slice(0, maxKnown)
  }

  /** What this Klient got in the last year, newest first and each product once, as it would be ordered again. */
  async function known(akteur: Akteur, klientId: string): Promise<KnownPosition[]> {
    const today = berlinDate(ports.clock.now().toISOString())
    const seit = berlinInstant(plusDays(today, -knownDays))
    return knownOf(await loadLast(db(akteur), personOf(akteur).organisationId, { klientId, seit }), today)
  }

  async function uebergebbare(akteur: Akteur, klientId: string): Promise<Uebergebbare[]> {
    const seit = berlinInstant(plusDays(berlinDate(ports.clock.now().toISOString()), -uebergebbarDays))
    const bestellungen = await loadNotHandedOver(db(akteur), personOf(akteur).organisationId, { klientId, seit })
    return bestellungen.flatMap((bestellung) => {
      const { id, nummer, version } = bestellung
      const positionen = inDerHand(bestellung).map(({ produkt: { bezeichnung }, mengeGeliefert: menge }) => ({ bezeichnung, menge }))
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
      const positionen = await known(akteur, klientId)
      await audit(db(akteur), akteur, { aktion: 'bestellung.listBekannte', art: 'LESEN', ...besuchTrail({ id: hausbesuchId, klientId }) })
      return { nummer, klientId, positionen }
    },
  }
}
