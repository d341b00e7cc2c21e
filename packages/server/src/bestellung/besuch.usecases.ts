/** Where orders and visits meet: what is linked, what was ordered before, and a visit that follows from a refusal. */
import { bestellungFehler } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { besuchsverordnungSperre, brauchtBesuch, inDerHand, uebergabeSperre } from '@dreiklang/domain/bestellung/besuch'
import type { BekanntePosition, BesuchDerBestellung, Uebergebbare } from '@dreiklang/domain/bestellung/besuch.contract'
import { kopie } from '@dreiklang/domain/bestellung/entwurf.decider'
import { produktSchluessel } from '@dreiklang/domain/bestellung/rezept'
import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum, berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'
import { ladeBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { ladeKoepfe } from '../hausbesuch/kopf.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeBestellungenDesBesuchs, ladeEigene, ladeLetzte, ladeLinks, ladeNichtUebergebene, verknuepfe } from './besuch.repository.ts'
import { personVon } from './person.ts'
import { createVerschluss } from './verschluss.ts'

/** How far back a medicine counts as one that the Klient takes. */
const bekanntTage = 365
const hoechstensBekannte = 20
/** How long after it was ordered something may still lie with the nursing service. */
const uebergebbarTage = 60

/** A visit in which the caller's organisation takes part. @throws nicht_gefunden */
export async function eigenerBesuch(db: Queryable, akteur: Akteur, hausbesuchId: string): Promise<Hausbesuch> {
  const row = await ladeBesuch(db, personVon(akteur).organisationId, hausbesuchId)
  if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
  return readHausbesuch(row)
}

/** The order from which a new visit follows. In the transaction of the visit. @throws bestellung.besuch_passt_nicht */
export async function verknuepfeAusAblehnung(
  tx: Queryable,
  akteur: Akteur,
  { bestellungId, besuch, am }: { bestellungId: string; besuch: Hausbesuch; am: string },
): Promise<void> {
  const { organisationId, personId } = personVon(akteur)
  const bestellung = await ladeEigene(tx, organisationId, bestellungId)
  const passt = besuch.typ === 'ARZTBESUCH' && bestellung?.klientId === besuch.klientId && brauchtBesuch(bestellung.positionen).length > 0
  if (!passt) throw bestellungFehler.ablehnen('bestellung.besuch_passt_nicht')
  await verknuepfe(tx, { bestellungId, hausbesuchId: besuch.id, art: 'AUS_ABLEHNUNG', personId, am })
}

const ging = ({ status }: Bestellung['positionen'][number]): boolean => status !== 'ABGELEHNT' && status !== 'STORNIERT'

export function createBesuchLinks(ports: Ports) {
  const { geoeffnet } = createVerschluss(ports)
  const db = (akteur: Akteur) => imNamen(ports.database, kontextVon(akteur))

  /** Each product once, as it was ordered the last time. */
  async function bekannteVon(bestellungen: readonly Bestellung[], heute: string): Promise<BekanntePosition[]> {
    const gesehen = new Set<string>()
    const bekannte: BekanntePosition[] = []
    for (const bestellung of bestellungen) {
      const neue = bestellung.positionen.filter((position) => {
        const schluessel = produktSchluessel(position.produkt)
        return ging(position) && !gesehen.has(schluessel) && gesehen.add(schluessel)
      })
      if (neue.length === 0) continue
      const { id, nummer, gesendetAm, erstelltAm } = bestellung
      const offen = await geoeffnet({ ...bestellung, positionen: neue }, { id, sprache: 'de' })
      const bestellt = { nummer, am: berlinDatum(gesendetAm ?? erstelltAm) }
      bekannte.push(...kopie(offen, heute).positionen.map(({ id: _id, ...position }) => ({ ...position, bestellt })))
      if (bekannte.length >= hoechstensBekannte) break
    }
    return bekannte.slice(0, hoechstensBekannte)
  }

  async function uebergebbare(akteur: Akteur, klientId: string): Promise<Uebergebbare[]> {
    const seit = berlinInstant(plusTage(berlinDatum(ports.clock.now().toISOString()), -uebergebbarTage))
    const bestellungen = await ladeNichtUebergebene(db(akteur), personVon(akteur).organisationId, { klientId, seit })
    return bestellungen.flatMap((bestellung) => {
      const { id, nummer, version } = bestellung
      const positionen = inDerHand(bestellung).map(({ produkt: { bezeichnung }, mengeGeliefert: menge }) => ({ bezeichnung, menge }))
      return positionen.length === 0 ? [] : [{ id, nummer, version, positionen }]
    })
  }

  return {
    async listDesBesuchs(akteur: Akteur, hausbesuchId: string) {
      const person = personVon(akteur)
      const besuch = await eigenerBesuch(db(akteur), akteur, hausbesuchId)
      const { klientId } = besuch
      const bestellungen = await ladeBestellungenDesBesuchs(db(akteur), person.organisationId, hausbesuchId)
      const gesperrt = besuchsverordnungSperre(besuch, person)
      const spur = { aktion: 'bestellung.listDesBesuchs', art: 'LESEN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId } as const
      await protokolliere(db(akteur), akteur, spur)
      return {
        bestellungen,
        uebergebbare: uebergabeSperre(besuch, person) === null ? await uebergebbare(akteur, klientId) : [],
        verordnen: gesperrt === 'bestellung.nicht_deine_rolle' ? null : (gesperrt ?? (true as const)),
      }
    },

    async listBesuche(akteur: Akteur, bestellungId: string): Promise<{ besuche: BesuchDerBestellung[] }> {
      const { organisationId } = personVon(akteur)
      const geladen = await ladeLinks(db(akteur), organisationId, bestellungId)
      if (geladen === null) throw sharedFehler.ablehnen('nicht_gefunden')
      const { links, klientId } = geladen
      const koepfe = await ladeKoepfe(
        db(akteur),
        organisationId,
        links.map(({ hausbesuchId }) => hausbesuchId),
      )
      const besuche = links.flatMap(({ hausbesuchId, art }) => {
        const kopf = koepfe.get(hausbesuchId)
        return kopf === undefined ? [] : [{ ...kopf, art }]
      })
      const spur = { aktion: 'bestellung.listBesuche', art: 'LESEN', objektArt: 'BESTELLUNG', objektId: bestellungId, klientId } as const
      await protokolliere(db(akteur), akteur, spur)
      return { besuche }
    },

    async listBekannte(akteur: Akteur, hausbesuchId: string) {
      const { nummer, klientId } = await eigenerBesuch(db(akteur), akteur, hausbesuchId)
      const heute = berlinDatum(ports.clock.now().toISOString())
      const seit = berlinInstant(plusTage(heute, -bekanntTage))
      const bestellungen = await ladeLetzte(db(akteur), personVon(akteur).organisationId, { klientId, seit })
      const positionen = await bekannteVon(bestellungen, heute)
      const spur = { aktion: 'bestellung.listBekannte', art: 'LESEN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId } as const
      await protokolliere(db(akteur), akteur, spur)
      return { nummer, klientId, positionen }
    },
  }
}
