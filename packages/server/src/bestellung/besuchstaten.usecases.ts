/** What is done with orders at a visit: a delivery is handed over, a doctor prescribes unasked. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { decide } from '@dreiklang/domain/bestellung/bestellung.decider'
import { bestellungFehler } from '@dreiklang/domain/bestellung/bestellung.errors'
import { besuchsverordnungSperre, inDerHand, uebergabeSperre } from '@dreiklang/domain/bestellung/besuch'
import type { Besuchsverordnung } from '@dreiklang/domain/bestellung/besuch.contract'
import { verordneBeimBesuch } from '@dreiklang/domain/bestellung/besuchsverordnung.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import { einfuegen } from './bestellung.repository.ts'
import { ladeEigene, verknuepfe } from './besuch.repository.ts'
import { eigenerBesuch } from './besuch.usecases.ts'
import { createNummern } from './nummern.ts'
import { personVon, urheberVon } from './person.ts'
import { type createSchreiben, quittungVon } from './schreiben.usecases.ts'
import { schrittSpur } from './spur.ts'
import type { EreignisStrom } from './strom.ts'
import { blosseUmstaende } from './umstaende.ts'
import { ladeKlientStand } from './umstaende.repository.ts'
import { createVerschluss } from './verschluss.ts'

interface Gerufen {
  akteur: Akteur
  hausbesuchId: string
  idempotenz: Idempotenz
}

export function createBesuchstaten(
  ports: Ports,
  { strom, schreiben }: { strom: EreignisStrom; schreiben: Pick<ReturnType<typeof createSchreiben>, 'fuehreAus'> },
) {
  const naechsteNummer = createNummern(ports)
  const { verschlossen } = createVerschluss(ports)
  const jetzt = () => ports.clock.now().toISOString()

  /** Both as they are now, and in the hands of the person. @throws what stands against it */
  async function pruefeUebergabe(tx: Queryable, { akteur, hausbesuchId }: Gerufen, bestellungId: string): Promise<Bestellung> {
    const person = personVon(akteur)
    const besuch = await eigenerBesuch(tx, akteur, hausbesuchId)
    const gesperrt = uebergabeSperre(besuch, person)
    if (gesperrt !== null) throw bestellungFehler.ablehnen(gesperrt)
    const bestellung = await ladeEigene(tx, person.organisationId, bestellungId)
    if (bestellung === null || bestellung.klientId !== besuch.klientId) throw bestellungFehler.ablehnen('bestellung.besuch_passt_nicht')
    if (inDerHand(bestellung).length === 0) throw bestellungFehler.ablehnen('bestellung.nichts_zu_uebergeben')
    return bestellung
  }

  return {
    /** Confirms open positions at the same time. */
    async uebergib(gerufen: Gerufen, { bestellungId, version }: { bestellungId: string; version: number }): Promise<JsonText<Quittung>> {
      const { akteur, hausbesuchId, idempotenz } = gerufen
      const db = imNamen(ports.database, kontextVon(akteur))
      const link = { bestellungId, hausbesuchId, art: 'UEBERGABE', personId: akteur.personId, am: jetzt() } as const
      const bestellung = await ladeEigene(db, personVon(akteur).organisationId, bestellungId)
      const offene = bestellung === null ? [] : inDerHand(bestellung).filter(({ status }) => status === 'GELIEFERT')
      if (offene.length > 0)
        return schreiben.fuehreAus({
          akteur,
          bestellungId,
          version,
          idempotenz,
          aktion: 'bestellung.uebergib',
          entscheide: async (jetzige, person) => {
            const angaben = { version, positionIds: offene.map(({ id }) => id), gescannt: [] }
            return decide(jetzige, { handlung: 'eingangBestaetigen', angaben }, blosseUmstaende(ports, person))
          },
          dazu: async (tx) => {
            await pruefeUebergabe(tx, gerufen, bestellungId)
            await verknuepfe(tx, link)
          },
        })
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        const fertige = await pruefeUebergabe(tx, gerufen, bestellungId)
        await verknuepfe(tx, link)
        const spur = { aktion: 'bestellung.uebergib', art: 'AENDERN', objektArt: 'BESTELLUNG', objektId: bestellungId, felder: [] } as const
        await protokolliere(tx, akteur, { ...spur, klientId: fertige.klientId })
        return quittungVon(fertige, personVon(akteur))
      })
    },

    /** In the name of the system, because the order belongs to the nursing service; that the doctor may was checked before. */
    async verordne(gerufen: Gerufen, angaben: Besuchsverordnung): Promise<JsonText<Quittung>> {
      const { akteur, hausbesuchId, idempotenz } = gerufen
      const person = personVon(akteur)
      const besuch = await eigenerBesuch(imNamen(ports.database, kontextVon(akteur)), akteur, hausbesuchId)
      const gesperrt = besuchsverordnungSperre(besuch, person)
      if (gesperrt !== null) throw bestellungFehler.ablehnen(gesperrt)
      const { pflegedienstId, klientId } = besuch
      const umstaende = blosseUmstaende(ports, person)
      const { heute, jetzt: am } = umstaende
      const klient = await ladeKlientStand(imNamen(ports.database, systemKontext), { klientId, pflegedienstId, heute })
      const nummer = await naechsteNummer(systemKontext, pflegedienstId, Number(berlinDatum(am).slice(0, 4)))
      const neu = verordneBeimBesuch(angaben, { pflegedienstId, nummer, umstaende: { ...umstaende, klient } })
      const inhalt = await verschlossen(neu, neu.bestellung)
      const antwort = await einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
        const spur = schrittSpur(akteur, 'bestellung.verordneBeimBesuch', neu.bestellung)
        const gelegt = await einfuegen(tx, { ...inhalt, urheber: urheberVon(person), idempotenz: null, spur })
        if (!gelegt) throw sharedFehler.ablehnen('nicht_gefunden')
        await verknuepfe(tx, { bestellungId: neu.bestellung.id, hausbesuchId, art: 'VERORDNUNG', personId: person.personId, am })
        return quittungVon(neu.bestellung, person)
      })
      strom.weck()
      return antwort
    },
  }
}
