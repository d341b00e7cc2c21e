/** How visits begin: asked for (H1) or planned (H2). */
import { type Anlage, frageAn, planeNeu } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { gefragteSeite, haeuserVon } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type AnfrageAngaben, type PlanAngaben, type Quittung, hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { hausbesuchFehler } from '@dreiklang/domain/hausbesuch/hausbesuch.errors'
import { type Person, frageSperre } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Befund } from '@dreiklang/domain/hausbesuch/sicht.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Partnerschaften } from '../organisation/partnerschaft.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { fuegeBesuchEin, naechsteNummer } from './hausbesuch.repository.ts'
import { personVon } from './person.ts'
import { createBesuchVerschluss } from './verschluss.ts'
import { type Gerufen, type Taten, quittungVon } from './taten.ts'
import type { Vorhaben } from './umstaende.ts'
import { artDerOrganisation, findePflegedienst } from './umstaende.repository.ts'

const artDerSeite = { PFLEGE: 'PFLEGEDIENST', ARZT: 'ARZTPRAXIS', APOTHEKE: 'APOTHEKE' } as const

const feld = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

async function pflegedienstVon(db: Queryable, klientId: string): Promise<string> {
  const pflegedienstId = await findePflegedienst(db, klientId)
  if (pflegedienstId === null) throw hausbesuchFehler.ablehnen('hausbesuch.klient_unbekannt', feld('klientId'))
  return pflegedienstId
}

type Haeuser = Omit<Anlage, 'id' | 'nummer' | 'serie'>

/** Which house is asked. A practice asks the nursing service that keeps the Klient. */
async function gefragte(db: Queryable, person: Person, { typ, klientId, organisationId }: AnfrageAngaben): Promise<Haeuser> {
  const gesperrt = frageSperre(typ, person)
  if (gesperrt !== null) throw hausbesuchFehler.ablehnen(gesperrt)
  const pflegedienstId = await pflegedienstVon(db, klientId)
  const an = gefragteSeite(typ, person.seite)
  if (an === 'PFLEGE') {
    if ((organisationId ?? pflegedienstId) !== pflegedienstId)
      throw hausbesuchFehler.ablehnen('hausbesuch.organisation_unbekannt', feld('organisationId'))
    return { pflegedienstId, praxisId: person.organisationId, apothekeId: null }
  }
  if (organisationId === null || (await artDerOrganisation(db, organisationId)) !== artDerSeite[an])
    throw hausbesuchFehler.ablehnen('hausbesuch.organisation_unbekannt', feld('organisationId'))
  return { pflegedienstId, praxisId: an === 'ARZT' ? organisationId : null, apothekeId: an === 'APOTHEKE' ? organisationId : null }
}

/** Ties the visit to the order from which it follows; the room of orders is above this one and is passed in by server.ts. */
export type Verknuepfe = (tx: Queryable, akteur: Akteur, link: { bestellungId: string; besuch: Hausbesuch; am: string }) => Promise<void>

/** What an earlier visit left to do is done with this one; the room of documentation is above as well. */
type ErledigeFolge = (tx: Queryable, akteur: Akteur, was: { folgeId: string; besuch: Hausbesuch; am: string }) => Promise<void>

export interface AnlegeWege {
  partnerschaften: Pick<Partnerschaften, 'oeffneWeg'>
  taten: Taten
  verknuepfe: Verknuepfe
  erledigeFolge: ErledigeFolge
}

export function createAnlegen(ports: Ports, { partnerschaften, taten, verknuepfe, erledigeFolge }: AnlegeWege) {
  const { verschlossen } = createBesuchVerschluss(ports)

  async function anlage(tx: Queryable, haeuser: Haeuser & { id: string }, organisationId: string): Promise<Anlage> {
    const jahr = Number(berlinDatum(taten.jetzt()).slice(0, 4))
    return { ...haeuser, serie: null, nummer: await naechsteNummer(tx, organisationId, jahr) }
  }

  return {
    /** What stands against a plan that is being made. */
    check(akteur: Akteur, vorhaben: Vorhaben): Promise<{ befunde: Befund[] }> {
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        await pflegedienstVon(tx, vorhaben.klientId)
        const { befunde } = await taten.umstaendeVon(tx, personVon(akteur), vorhaben)
        return { befunde: [...befunde] }
      })
    },

    /** H1. In the name of the system, because the other organisation may have to be asked for the first time; who it is was found out before. */
    async ask({ akteur, idempotenz }: Gerufen, offen: AnfrageAngaben): Promise<JsonText<Quittung>> {
      const person = personVon(akteur)
      const haeuser = await gefragte(imNamen(ports.database, kontextVon(akteur)), person, offen)
      const { pflegedienstId } = haeuser
      const id = ports.newId()
      const angaben = await verschlossen(offen, { id, pflegedienstId, klientId: offen.klientId })
      const schreibe = einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
        await partnerschaften.oeffneWeg(tx, akteur, { pflegedienstId, an: haeuserVon(haeuser).filter((haus) => haus !== pflegedienstId) })
        const umstaende = await taten.umstaendeVon(tx, person, null)
        const neu = frageAn(await anlage(tx, { ...haeuser, id }, person.organisationId), angaben, umstaende)
        await fuegeBesuchEin(tx, neu)
        const { bestellungId, folgeId } = angaben
        if (bestellungId !== undefined) await verknuepfe(tx, akteur, { bestellungId, besuch: neu, am: neu.erstelltAm })
        if (folgeId !== undefined) await erledigeFolge(tx, akteur, { folgeId, besuch: neu, am: neu.erstelltAm })
        const gesagt = { dringlichkeit: neu.dringlichkeit, wunsch: angaben.wunsch }
        const aktion = hausbesuchContract.ask.id
        await taten.sage(tx, akteur, { alt: null, neu, aktion, art: 'anfragen', zeile: 'H1', angaben: gesagt, felder: [] })
        return quittungVon(neu)
      })
      return taten.dannMelden(schreibe)
    },

    /** H2. */
    async plan({ akteur, idempotenz }: Gerufen, offen: PlanAngaben): Promise<JsonText<Quittung>> {
      const person = personVon(akteur)
      const { organisationId, seite } = person
      const id = ports.newId()
      const pflegedienstId = await pflegedienstVon(imNamen(ports.database, kontextVon(akteur)), offen.klientId)
      const angaben = await verschlossen(offen, { id, pflegedienstId, klientId: offen.klientId })
      const schreibe = einmal(ports, { akteur, idempotenz }, async (tx) => {
        const { typ, klientId, leistungen, datum, uhrzeit, dauerMinuten, folgeId } = angaben
        const haeuser = {
          id,
          pflegedienstId,
          praxisId: seite === 'ARZT' ? organisationId : null,
          apothekeId: seite === 'APOTHEKE' ? organisationId : null,
        }
        const vorhaben = { typ, klientId, planung: angaben, quellen: leistungen.map(({ quelle }) => quelle), ausser: null }
        const umstaende = await taten.umstaendeVon(tx, person, vorhaben)
        const neu = planeNeu(await anlage(tx, haeuser, organisationId), angaben, umstaende)
        await fuegeBesuchEin(tx, neu)
        if (folgeId !== undefined) await erledigeFolge(tx, akteur, { folgeId, besuch: neu, am: neu.erstelltAm })
        const gesagt = { zeit: { datum, uhrzeit, dauerMinuten }, personen: neu.zugewiesene.map(({ name }) => name) }
        const aktion = hausbesuchContract.plan.id
        await taten.sage(tx, akteur, { alt: null, neu, aktion, art: 'planen', zeile: 'H2', angaben: gesagt, felder: [] })
        return quittungVon(neu, umstaende.befunde)
      })
      return taten.dannMelden(schreibe)
    },
  }
}
