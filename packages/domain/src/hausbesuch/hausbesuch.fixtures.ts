import type { Auftrag } from './handlungen.contract.ts'
import type { AnfrageAngaben, PlanAngaben } from './hausbesuch.contract.ts'
import { type DecisionContext, decide, evolve, frageAn, replan } from './hausbesuch.decider.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import type { Person } from './hausbesuch.policy.ts'
import type { BesuchStatus } from './hausbesuch.ts'

const jemand = (seite: Person['seite'], rolle: Person['rolle'], name: string): Person => ({
  seite,
  rolle,
  organisationId: seite.toLowerCase(),
  personId: name.toLowerCase(),
  name,
})
export const jonas = jemand('PFLEGE', 'ROLE_PFLEGER', 'Jonas')
export const aylin = jemand('PFLEGE', 'ROLE_PFLEGER', 'Aylin')
export const sabine = jemand('PFLEGE', 'ROLE_PFLEGE_ADMIN', 'Sabine')
export const weber = jemand('ARZT', 'ROLE_ARZT', 'Weber')
export const lange = jemand('ARZT', 'ROLE_ARZT_ADMIN', 'Lange')
export const brandt = jemand('APOTHEKE', 'ROLE_APOTHEKER', 'Brandt')
export const fremder: Person = { ...weber, organisationId: 'andere', personId: 'fremd' }
export const alle = [jonas, aylin, sabine, weber, lange, brandt] as const

/** Ten in the morning in Berlin. */
export const now = '2026-11-18T09:00:00.000Z'

export const context = (person: Person, mehr: Partial<DecisionContext> = {}): DecisionContext => ({
  person,
  now,
  neueId: () => 'nachricht',
  personen: alle.filter(({ organisationId }) => organisationId === person.organisationId).map(({ personId: id, name }) => ({ id, name })),
  befunde: [],
  klientStatus: 'AKTIV',
  ...mehr,
})

export const um = (datum: string, uhrzeit: string, personIds: string[]) => ({ datum, uhrzeit, dauerMinuten: 30, personIds, fahrzeug: null })

const kopf = {
  klientId: 'klient',
  ort: null,
  anlass: 'Fieber seit gestern',
  anlassCode: 'FIEBER',
  dringlichkeit: 'HEUTE',
  transportunfaehigGrund: null,
} as const

const haeuser = { id: 'besuch', nummer: 'H-2026-000001', pflegedienstId: 'pflege', praxisId: null, apothekeId: null, serie: null }

export const angefragt = (
  typ: AnfrageAngaben['typ'] = 'ARZTBESUCH',
  from: Person = jonas,
  mehr: Partial<AnfrageAngaben> = {},
): Hausbesuch =>
  frageAn(
    { ...haeuser, ...(typ === 'APOTHEKENBESUCH' ? { apothekeId: 'apotheke' } : { praxisId: 'arzt' }) },
    { ...kopf, typ, organisationId: null, wunsch: { datum: '2026-11-18', von: '14:00', bis: '16:00' }, ...mehr },
    context(from),
  )

export const geplant = (person: Person = sabine, mehr: Partial<PlanAngaben> = {}): Hausbesuch =>
  replan(
    { ...haeuser, praxisId: person.seite === 'ARZT' ? 'arzt' : null, apothekeId: person.seite === 'APOTHEKE' ? 'apotheke' : null },
    { ...kopf, typ: 'PFLEGEBESUCH', ...um('2026-11-19', '08:00', ['jonas']), leistungen: [], ...mehr },
    context(person),
  )

export const nach = (besuch: Hausbesuch, person: Person, auftrag: Auftrag, mehr: Partial<DecisionContext> = {}): Hausbesuch =>
  evolve(besuch, decide(besuch, auftrag, context(person, mehr)))

const version = 1
const losfahren = { handlung: 'losfahren', angaben: { version } } as const
export const beginnen = { handlung: 'beginnen', angaben: { version, identitaetGeprueft: true } } as const
export const abschliessen: Extract<Auftrag, { handlung: 'abschliessen' }> = {
  handlung: 'abschliessen',
  angaben: { version, ergebnis: 'Wunde trocken', leistungen: [] },
}

export function inStatus(status: BesuchStatus): Hausbesuch {
  switch (status) {
    case 'ANGEFRAGT':
      return angefragt()
    case 'GEPLANT':
      return geplant()
    case 'UNTERWEGS':
      return nach(geplant(), jonas, losfahren)
    case 'BEGONNEN':
      return nach(geplant(), jonas, beginnen)
    case 'ABGESCHLOSSEN':
      return nach(inStatus('BEGONNEN'), jonas, abschliessen)
    case 'NICHT_ANGETROFFEN':
      return nach(geplant(), jonas, steps.nichtAntreffen)
    case 'ABGELEHNT':
      return nach(angefragt(), lange, steps.ablehnen)
    case 'ABGESAGT':
      return nach(geplant(), sabine, steps.absagen)
  }
}

export const steps = {
  annehmen: { handlung: 'annehmen', angaben: { version, ...um('2026-11-18', '14:30', ['weber']) } },
  ablehnen: { handlung: 'ablehnen', angaben: { version, grund: 'PRAXIS_AUFSUCHEN', text: null } },
  rueckfragen: {
    handlung: 'rueckfragen',
    angaben: { version, text: 'Geht auch morgen?', vorschlag: { datum: '2026-11-19', von: '08:00', bis: '10:00' } },
  },
  antworten: { handlung: 'antworten', angaben: { version, text: 'Ja', wunsch: { datum: '2026-11-19', von: '08:00', bis: '10:00' } } },
  verschieben: { handlung: 'verschieben', angaben: { version, ...um('2026-11-19', '09:00', ['aylin']), grund: 'Stau' } },
  absagen: { handlung: 'absagen', angaben: { version, durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false } },
  losfahren,
  beginnen,
  nichtAntreffen: {
    handlung: 'nichtAntreffen',
    angaben: {
      version,
      klingelversuche: 3,
      telefonversuche: 1,
      nachrichtHinterlassen: true,
      notfallkontaktInformiert: true,
      weiteresVorgehen: 'NEUER_BESUCH',
      text: null,
    },
  },
  abschliessen,
  abbrechen: { handlung: 'abbrechen', angaben: { version, grund: 'Notarzt gerufen' } },
  nachtragen: { handlung: 'nachtragen', angaben: { version, text: 'Temperatur war 37,8' } },
} as const satisfies { [H in Auftrag['handlung']]: Extract<Auftrag, { handlung: H }> }
