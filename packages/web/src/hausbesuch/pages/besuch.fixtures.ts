import type { AngabenOf } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import {
  type AnfrageAngaben,
  hausbesuchContract,
  type PlanAngaben,
  type Quittung,
  stepContract,
} from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import type { TestServer } from '@dreiklang/server/testServer'
import { afterAll, beforeAll, vi } from 'vitest'
import { startServer } from '../../organisation/seite.fixtures.tsx'

const c = hausbesuchContract

export const heute = '2026-11-23'
export const morgen = '2026-11-24'

export let server: TestServer

/** For the tests of this file. The clock of page and server stands on a Monday morning: midnight may fall into any run. */
export function keepBesuchsServer(): void {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${heute}T09:00:00Z`) })
    server = await startServer()
  })
  afterAll(async () => {
    await server.close()
    vi.useRealTimers()
  })
}

interface Antwort {
  status: number
  text: string
  body: Quittung
}

function gelungen({ status, text, body }: Antwort): Quittung {
  if (status !== 200 && status !== 201) throw new Error(`${status}: ${text}`)
  return body
}

export function klientId(product: TestServer, nr = 0): string {
  const { ensemble, klienten } = product
  const praxisId = ensemble.personen['arzt']?.organisationId
  const one = klienten.filter(({ pflege, praxis }) => pflege === 'sonnenhof' && ensemble.organisationen[praxis] === praxisId)[nr]
  if (one === undefined) throw new Error(`There is no Klient ${nr}`)
  return one.id
}

export function personId({ ensemble }: TestServer, konto: string): string {
  const person = ensemble.personen[konto]
  if (person === undefined) throw new Error(`There is no ${konto}`)
  return person.personId
}

const kopf = { ort: null, anlass: null, anlassCode: 'ROUTINE', dringlichkeit: 'ROUTINE', transportunfaehigGrund: null } as const

export async function planBesuch(product: TestServer, angaben: Partial<PlanAngaben> = {}, konto = 'pfleger'): Promise<Quittung> {
  const planend = await product.as(konto)
  const body = {
    ...kopf,
    typ: 'PFLEGEBESUCH',
    klientId: klientId(product),
    datum: heute,
    uhrzeit: '08:00',
    dauerMinuten: 30,
    personIds: [personId(product, 'pfleger')],
    fahrzeug: null,
    leistungen: [],
    ...angaben,
  }
  return gelungen(await planend.call(c.plan, { body }))
}

export async function askArzt(product: TestServer, angaben: Partial<AnfrageAngaben> = {}): Promise<Quittung> {
  const pfleger = await product.as('pfleger')
  const organisationId = product.ensemble.personen['arzt']?.organisationId ?? null
  const wunsch = { datum: morgen, von: '14:00', bis: '16:00' }
  const body = {
    ...kopf,
    typ: 'ARZTBESUCH',
    klientId: klientId(product),
    anlass: 'Hustet seit drei Tagen',
    organisationId,
    wunsch,
    ...angaben,
  }
  return gelungen(await pfleger.call(c.ask, { body }))
}

export async function go<H extends PersonenHandlung>(
  product: TestServer,
  konto: string,
  { besuch: { id, version }, handlung, angaben }: { besuch: Quittung; handlung: H; angaben: Omit<AngabenOf<H>, 'version'> },
): Promise<Quittung> {
  const who = await product.as(konto)
  return gelungen(await who.call(stepContract[handlung], { params: { hausbesuchId: id }, body: { version, ...angaben } }))
}

export const readBesuch = async (product: TestServer, konto: string, hausbesuchId: string) =>
  (await (await product.as(konto)).call(c.read, { params: { hausbesuchId } })).body
