import { askedSeite, haeuserOf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type AnfrageAngaben, type PlanAngaben, type Quittung, hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type Anlage, checkVersorgt, frageAn, replan } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { hausbesuchErrors } from '@dreiklang/domain/hausbesuch/hausbesuch.errors'
import { type Person, frageSperre } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Befund } from '@dreiklang/domain/hausbesuch/view.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Partnerschaften } from '../organisation/partnerschaft.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { artOfOrganisation, findPflegedienst, loadKlientStatus } from './context.repository.ts'
import type { Vorhaben } from './context.ts'
import { insertBesuch, nextNumber } from './hausbesuch.repository.ts'
import { personOf } from './person.ts'
import { createBesuchSeal } from './seal.ts'
import { type CalledBy, type Taten, quittungOf } from './taten.ts'

const artOfSeite = { PFLEGE: 'PFLEGEDIENST', ARZT: 'ARZTPRAXIS', APOTHEKE: 'APOTHEKE' } as const

async function pflegedienstOf(db: Queryable, klientId: string): Promise<string> {
  const pflegedienstId = await findPflegedienst(db, klientId)
  if (pflegedienstId === null) throw hausbesuchErrors.refuse('hausbesuch.klient_unbekannt', wrongField('klientId'))
  checkVersorgt(await loadKlientStatus(db, klientId))
  return pflegedienstId
}

type Haeuser = Omit<Anlage, 'id' | 'nummer' | 'serie'>

async function gefragte(db: Queryable, person: Person, { typ, klientId, organisationId }: AnfrageAngaben): Promise<Haeuser> {
  const gesperrt = frageSperre(typ, person)
  if (gesperrt !== null) throw hausbesuchErrors.refuse(gesperrt)
  const pflegedienstId = await pflegedienstOf(db, klientId)
  const an = askedSeite(typ, person.seite)
  if (an === 'PFLEGE') {
    if ((organisationId ?? pflegedienstId) !== pflegedienstId)
      throw hausbesuchErrors.refuse('hausbesuch.organisation_unbekannt', wrongField('organisationId'))
    return { pflegedienstId, praxisId: person.organisationId, apothekeId: null }
  }
  if (organisationId === null || (await artOfOrganisation(db, organisationId)) !== artOfSeite[an])
    throw hausbesuchErrors.refuse('hausbesuch.organisation_unbekannt', wrongField('organisationId'))
  return { pflegedienstId, praxisId: an === 'ARZT' ? organisationId : null, apothekeId: an === 'APOTHEKE' ? organisationId : null }
}

/** The room of orders is above this one and is passed in by server.ts. */
export type Verknuepfe = (tx: Queryable, akteur: Akteur, link: { bestellungId: string; besuch: Hausbesuch; am: string }) => Promise<void>

/** The room of requests is above this one, too. */
type VerknuepfeAnliegen = (tx: Queryable, akteur: Akteur, link: { anliegenId: string; besuch: Hausbesuch }) => Promise<void>

type ErledigeFolge = (tx: Queryable, akteur: Akteur, what: { folgeId: string; besuch: Hausbesuch; am: string }) => Promise<void>

export interface AnlegeWege {
  partnerschaften: Pick<Partnerschaften, 'openWeg'>
  taten: Taten
  link: Verknuepfe
  settleFolge: ErledigeFolge
  linkAnliegen: VerknuepfeAnliegen
}

export function createBeginning(ports: Ports, { partnerschaften, taten, link, settleFolge, linkAnliegen }: AnlegeWege) {
  const { verschlossen } = createBesuchSeal(ports)

  async function anlage(tx: Queryable, haeuser: Haeuser & { id: string }, organisationId: string): Promise<Anlage> {
    const year = Number(berlinDate(taten.now()).slice(0, 4))
    return { ...haeuser, serie: null, nummer: await nextNumber(tx, organisationId, year) }
  }

  /** What the visit follows from. */
  async function linkSource(
    tx: Queryable,
    akteur: Akteur,
    { angaben, besuch }: { angaben: AnfrageAngaben | PlanAngaben; besuch: Hausbesuch },
  ) {
    const { folgeId, anliegenId } = angaben
    if (folgeId !== undefined) await settleFolge(tx, akteur, { folgeId, besuch, am: besuch.erstelltAm })
    if (anliegenId !== undefined) await linkAnliegen(tx, akteur, { anliegenId, besuch })
  }

  return {
    check(akteur: Akteur, vorhaben: Vorhaben): Promise<{ befunde: Befund[] }> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        await pflegedienstOf(tx, vorhaben.klientId)
        const { befunde } = await taten.decisionContextOf(tx, personOf(akteur), vorhaben)
        return { befunde: [...befunde] }
      })
    },

    /** H1. In the name of the system, because the other organisation may have to be asked for the first time; who it is was found out before. */
    async ask({ akteur, idempotenz }: CalledBy, open: AnfrageAngaben): Promise<JsonText<Quittung>> {
      const person = personOf(akteur)
      const haeuser = await gefragte(onBehalfOfPerson(ports.database, akteur), person, open)
      const { pflegedienstId } = haeuser
      const id = ports.newId()
      const angaben = await verschlossen(open, { id, pflegedienstId, klientId: open.klientId })
      const schreibe = once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
        await partnerschaften.openWeg(tx, akteur, { pflegedienstId, an: haeuserOf(haeuser).filter((haus) => haus !== pflegedienstId) })
        const context = await taten.decisionContextOf(tx, person, null)
        const neu = frageAn(await anlage(tx, { ...haeuser, id }, person.organisationId), angaben, context)
        await insertBesuch(tx, neu)
        const { bestellungId } = angaben
        if (bestellungId !== undefined) await link(tx, akteur, { bestellungId, besuch: neu, am: neu.erstelltAm })
        await linkSource(tx, akteur, { angaben, besuch: neu })
        const gesagt = { dringlichkeit: neu.dringlichkeit, wunsch: angaben.wunsch }
        const aktion = hausbesuchContract.ask.id
        await taten.say(tx, akteur, { alt: null, neu, aktion, art: 'anfragen', zeile: 'H1', angaben: gesagt, felder: [] })
        return quittungOf(neu)
      })
      return taten.dannMelden(schreibe)
    },

    async plan({ akteur, idempotenz }: CalledBy, open: PlanAngaben): Promise<JsonText<Quittung>> {
      const person = personOf(akteur)
      const { organisationId, seite } = person
      const id = ports.newId()
      const pflegedienstId = await pflegedienstOf(onBehalfOfPerson(ports.database, akteur), open.klientId)
      const angaben = await verschlossen(open, { id, pflegedienstId, klientId: open.klientId })
      const schreibe = once(ports, { akteur, idempotenz }, async (tx) => {
        const { typ, klientId, leistungen, datum, uhrzeit, dauerMinuten } = angaben
        const haeuser = {
          id,
          pflegedienstId,
          praxisId: seite === 'ARZT' ? organisationId : null,
          apothekeId: seite === 'APOTHEKE' ? organisationId : null,
        }
        const vorhaben = { typ, klientId, planung: angaben, leistungen, ausser: null }
        const context = await taten.decisionContextOf(tx, person, vorhaben)
        const neu = replan(await anlage(tx, haeuser, organisationId), angaben, context)
        await insertBesuch(tx, neu)
        await linkSource(tx, akteur, { angaben, besuch: neu })
        const gesagt = { zeit: { datum, uhrzeit, dauerMinuten }, personen: neu.zugewiesene.map(({ name }) => name) }
        const aktion = hausbesuchContract.plan.id
        await taten.say(tx, akteur, { alt: null, neu, aktion, art: 'planen', zeile: 'H2', angaben: gesagt, felder: [] })
        return quittungOf(neu, context.befunde)
      })
      return taten.dannMelden(schreibe)
    },
  }
}
