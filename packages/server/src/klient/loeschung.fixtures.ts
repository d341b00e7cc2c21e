/** For tests only: the record of a Klient goes the way that it goes in life, ten years after the end of care and by two heads. */
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import { demoMail, demoPassword } from '../demo/konten.ts'
import { set } from '../personal/personal.fixtures.ts'

const second = { name: 'Karin Zweite', rolle: 'ROLE_PFLEGE_ADMIN', beruf: 'VERWALTUNG', lanr: null } as const

/** The account of the second head of the nursing service is `leitung2`; the clock stands eleven years later afterwards. */
export async function eraseKlient(haus: Haus, klientId: string, ende: 'BEENDET' | 'VERSTORBEN' = 'BEENDET'): Promise<void> {
  const params = { klientId }
  const said: { status: number; text: string }[] = []
  const leitung = await haus.wer('pflege-admin')
  const { version, ...person } = (await leitung.call(akteContract.read, { params })).body.person
  const pflegeende = haus.heute()
  const body = { ...person, status: ende, pflegebeginn: '2010-01-01', pflegeende, version }
  said.push(await leitung.call(akteContract.updatePerson, { params, body }))
  haus.clock.now = new Date(haus.clock.now.getTime() + 11 * 366 * 86_400_000)
  const organisationId = haus.ensemble.organisationen.sonnenhof
  await set(haus.ports, { organisationId, email: demoMail('leitung2'), ...second }, demoPassword)
  const erste = await haus.wer('pflege-admin')
  said.push(await erste.call(loeschungContract.request, { params, body: { grund: 'Frist ist um' } }))
  said.push(await (await haus.as('leitung2')).call(loeschungContract.confirm, { params }))
  const refused = said.find(({ status }) => status >= 300)
  if (refused !== undefined) throw new Error(`The record was not erased: ${refused.text}`)
}
