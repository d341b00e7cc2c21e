import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import type { PositionStatus } from '@dreiklang/domain/bestellung/bestellung'
import { bestellungContract, handlungContract, quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import { positionInput, withoutRezept as inputWithoutRezept } from '@dreiklang/domain/bestellung/bestellung.fixtures'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { emptyKopf } from '@dreiklang/domain/bestellung/nothingSaid'
import { type BestellungAnswer, type EreignisAnswer, bestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { type Call, type ErrorAnswer, errorAnswer } from '@dreiklang/domain/shared/contract'
import { partOf } from '@dreiklang/domain/shared/document'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { demoMail } from '../demo/konten.ts'
import { set } from '../personal/personal.fixtures.ts'
import { type TestAnswer, type TestClient, type TestHome, type TestServer, startTestServer } from '../testServer.ts'
import { angabenFor } from './angaben.fixtures.ts'
import { type KlientWahl, admitKlient } from './klienten.fixtures.ts'

/** `pka` is of the pharmacy but may not decide about medicines; of `assistenz` nobody has written down an Approbation. */
export const konten = [
  'admin',
  'pfleger',
  'pflege-admin',
  'arzt',
  'arzt-admin',
  'assistenz',
  'apotheker',
  'apotheke-admin',
  'pka',
  'pfleger2',
  'pflege-admin2',
  'arzt2',
  'arzt-admin2',
  'apotheker2',
  'apotheke-admin2',
] as const
export type Konto = (typeof konten)[number]

export interface People {
  wer(konto: Konto): Promise<TestClient>
  heute(): string
  admit(choice?: KlientWahl, pflege?: 'pflege-admin' | 'pflege-admin2'): Promise<string>
  klientId: string
}
export type HausWithPeople = TestHome & People

export interface Haus extends TestServer, People {
  personIds: Record<'pka' | 'assistenz', string>
  vorabKlientId: string
}

const minute = 60_000
const password = 'vier-Kraniche-im-Nebel'

export async function openHaus(options?: Parameters<typeof startTestServer>[0]): Promise<Haus> {
  const server = await startTestServer(options)

  async function kommt(konto: Konto, zu: Konto, person: Pick<PersonAngaben, 'beruf' | 'name' | 'rolle'>): Promise<string> {
    const organisationId = server.ensemble.personen[zu]?.organisationId ?? ''
    return set(server.ports, { organisationId, email: demoMail(konto), lanr: null, ...person }, password)
  }
  const personIds = {
    pka: await kommt('pka', 'apotheke-admin', { rolle: 'ROLE_APOTHEKER', beruf: 'PKA', name: 'Lea Sturm' }),
    assistenz: await kommt('assistenz', 'arzt-admin', { rolle: 'ROLE_ARZT', beruf: 'ARZT', name: 'Dr. Jan Ohm' }),
  }
  const leute = await zieheEin(server)
  const vorabKlientId = await leute.admit({ einwilligungen: ['EMPFANGSVOLLMACHT', 'VORABINFO'] })
  return { ...server, ...leute, personIds, vorabKlientId }
}

export async function zieheEin(server: TestHome): Promise<People> {
  const angemeldet = new Map<Konto, { client: Promise<TestClient>; am: number }>()
  let nummer = 0

  async function wer(konto: Konto): Promise<TestClient> {
    const now = server.clock.now.getTime()
    const known = angemeldet.get(konto)
    if (known !== undefined && now >= known.am && now < known.am + 9 * minute) return known.client
    const client = konto === 'pka' || konto === 'assistenz' ? newAnmeldung(konto) : server.as(konto)
    angemeldet.set(konto, { client, am: now })
    return client
  }

  async function newAnmeldung(konto: Konto): Promise<TestClient> {
    const { body } = await server.anonymous.call(anmeldungContract.signIn, { body: { email: demoMail(konto), password } })
    const authorization = `Bearer ${body.accessToken}`
    return {
      token: body.accessToken,
      call: (call, input = {}) => server.anonymous.call(call, { ...input, headers: { authorization, ...input.headers } }),
    }
  }

  async function admit(choice: KlientWahl = {}, pflege: 'pflege-admin' | 'pflege-admin2' = 'pflege-admin'): Promise<string> {
    nummer += 1
    return admitKlient(await wer(pflege), { nummer, organisationen: server.ensemble.organisationen }, choice)
  }

  const heute = () => berlinDate(server.clock.now.toISOString())
  return { wer, heute, admit, klientId: await admit() }
}

export type PositionInput = Entwurf['positionen'][number]

/** Two packs of a medicine on electronic prescription; said to be wanted although ordered before, because tests order it all the time. */
export const arznei = (rest: Partial<PositionInput> = {}): PositionInput =>
  positionInput({ doppeltGrund: 'Packung beim Stellen beschädigt', ...rest })

export const withoutRezept = (rest: Partial<PositionInput> = {}): PositionInput =>
  arznei({ produkt: inputWithoutRezept().produkt, rezeptart: 'OHNE', rezeptVorlage: 'OHNE', ...rest })
export const betaeubungsmittel = (rest: Partial<PositionInput> = {}): PositionInput =>
  arznei({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 14, ...rest })

/** An aid on its own Muster 16, which the nursing service has. */
export const aidOnPaper = (haus: Pick<HausWithPeople, 'heute'>): PositionInput => {
  const aid = arznei()
  return {
    ...aid,
    produkt: { ...aid.produkt, produktart: 'HILFSMITTEL', angabeart: 'FREITEXT', pzn: null, bezeichnung: 'Rollator', wirkstoff: null },
    rezeptart: 'HILFSMITTEL_M16',
    rezeptVorlage: 'LIEGT_BEI_UNS',
    ausgestelltAm: haus.heute(),
    diagnose: 'R26.8 Gangstörung',
  }
}

export const entwurfFor = (haus: HausWithPeople, rest: Partial<Entwurf> = {}): Entwurf => ({
  ...emptyKopf,
  klientId: haus.klientId,
  praxisId: haus.ensemble.organisationen.weber,
  apothekeId: haus.ensemble.organisationen.markt,
  bedarfBis: plusDays(haus.heute(), 1),
  lieferart: 'LIEFERUNG_PFLEGEDIENST',
  einloesung: 'DURCH_PFLEGE',
  positionen: [arznei()],
  ...rest,
})

export interface Fall {
  id: string
  haus: HausWithPeople
  version: number
  positionIds: string[]
  stand: BestellungAnswer
  versuche(konto: Konto, handlung: PersonenHandlung, angaben?: Record<string, unknown>): Promise<TestAnswer<unknown>>
  /** Takes a step that must succeed. */
  run(konto: Konto, handlung: PersonenHandlung, angaben?: Record<string, unknown>): Promise<BestellungAnswer>
  /** Reads the order in someone's eyes; the answer must be exactly what the contract says. */
  readStore(konto: Konto): Promise<BestellungAnswer>
  zeitstrahl(konto: Konto): Promise<EreignisAnswer[]>
}

type EarlierStep = ((fall: Fall) => Promise<unknown>) | readonly [wer: Konto, handlung: PersonenHandlung, angaben?: Record<string, unknown>]

/** What has happened to an order before, one after the other. */
export const doFirst =
  (...steps: readonly EarlierStep[]) =>
  async (fall: Fall): Promise<void> => {
    for (const step of steps) await (typeof step === 'function' ? step(fall) : fall.run(...step))
  }

/** A step that a test takes, and what must be there before. */
export interface Versuch {
  satz: string
  von: PositionStatus
  vor?: () => Partial<Entwurf>
  vorher?: (fall: Fall) => Promise<unknown>
  wer: Konto
  handlung: PersonenHandlung
  angaben?: (fall: Fall) => Record<string, unknown>
}

export async function put(haus: HausWithPeople, rest: Partial<Entwurf> = {}, konto: Konto = 'pfleger'): Promise<Fall> {
  const answer = await (await haus.wer(konto)).call(bestellungContract.create, { body: entwurfFor(haus, rest) })
  if (answer.status !== 201) throw new Error(`The draft was refused: ${answer.text}`)
  const { id } = quittung.parse(answer.body)
  return fallOf(haus, id, konto)
}

export async function fallOf(haus: HausWithPeople, id: string, konto: Konto = 'pfleger'): Promise<Fall> {
  const params = { bestellungId: id }
  async function lies(reader: Konto): Promise<BestellungAnswer> {
    const answer = await (await haus.wer(reader)).call(bestellungContract.read, { params })
    if (answer.status !== 200) throw new Error(`${reader} cannot read the order: ${answer.text}`)
    return bestellungAnswer.parse(answer.body)
  }
  const stand = await lies(konto)
  const fall: Fall = {
    id,
    haus,
    version: stand.version,
    positionIds: stand.positionen.map((position) => position.id),
    stand,
    readStore: lies,
    async versuche(who, handlung, angaben = {}) {
      const call: Call = handlungContract[handlung]
      return (await haus.wer(who)).call(call, { params, body: { version: fall.version, ...angabenFor(handlung, fall), ...angaben } })
    },
    async run(who, handlung, angaben) {
      const answer = await fall.versuche(who, handlung, angaben)
      if (answer.status !== 200) throw new Error(`${who} could not ${handlung}: ${answer.text}`)
      fall.version = quittung.parse(answer.body).version
      fall.stand = await lies(konto)
      return fall.stand
    },
    async zeitstrahl(who) {
      const { body } = await (await haus.wer(who)).call(bestellungContract.timeline, { params })
      return body.ereignisse
    },
  }
  return fall
}

type Weg = readonly (readonly [Konto, PersonenHandlung])[]
const bisApotheke: Weg = [
  ['pfleger', 'senden'],
  ['arzt', 'verordnen'],
  ['pfleger', 'anApothekeGeben'],
]
const bisBereit: Weg = [...bisApotheke, ['apotheker', 'annehmen'], ['apotheker', 'rezeptVorlegen'], ['apotheker', 'bereitstellen']]

const bisGeliefert: Weg = [...bisBereit, ['apotheker', 'ausliefern'], ['apotheker', 'zustellen']]

const wege: Record<PositionStatus, Weg> = {
  ENTWURF: [],
  BEIM_ARZT: bisApotheke.slice(0, 1),
  VERORDNET: bisApotheke.slice(0, 2),
  BEI_APOTHEKE: bisApotheke,
  IN_BEARBEITUNG: bisBereit.slice(0, 5),
  BEREIT: bisBereit,
  GELIEFERT: bisGeliefert,
  ABGESCHLOSSEN: [...bisGeliefert, ['pfleger', 'eingangBestaetigen']],
  ABGELEHNT: [...bisApotheke, ['apotheker', 'apothekeAblehnen']],
  STORNIERT: [...bisApotheke, ['pfleger', 'stornieren']],
}

/** An order in a state; `frage` has the nursing service ask the practice something on the way, `vor` changes the draft. */
export async function bring(
  haus: HausWithPeople,
  status: PositionStatus,
  { vor = {}, frage = false }: { vor?: Partial<Entwurf>; frage?: boolean } = {},
): Promise<Fall> {
  const fall = await put(haus, vor)
  for (const [konto, handlung] of wege[status]) {
    await fall.run(konto, handlung)
    if (frage && handlung === 'senden') await fall.run('pfleger', 'rueckfrageStellen', { an: 'ARZT' })
  }
  if (fall.stand.status !== status) throw new Error(`The order came to ${fall.stand.status} instead of ${status}`)
  return fall
}

/** What the head of an order says, to send it again. */
export const kopfOf = (bestellung: BestellungAnswer) => partOf(kopfDocument, bestellung)

/** The common form of errors, checked; also that it is one. */
export function errorOf(answer: TestAnswer<unknown>): ErrorAnswer & { status: number } {
  return { ...errorAnswer.parse(answer.body), status: answer.status }
}
