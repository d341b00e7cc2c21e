import type { AkteAngaben } from '@dreiklang/domain/personal/akte.contract'
import { leereAkte } from '@dreiklang/domain/personal/personal'
import type { PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { fuegePersonEin } from './personal.repository.ts'

let zaehler = 0

type PersonBody = Omit<PersonAngaben, 'rolle'> & { rolle: Rolle }

/** A nurse unless said otherwise, with an address of her own. */
export const neuePerson = (angaben: Partial<PersonBody> & { organisationId: string }): PersonBody => {
  zaehler += 1
  return {
    email: `person${zaehler}@example.org`,
    name: `Rosa Muster ${zaehler}`,
    rolle: 'ROLE_PFLEGER',
    beruf: 'PFLEGEKRAFT',
    lanr: null,
    ...angaben,
  }
}

/** Someone who works here since long ago and signs in with this password; answers the id. */
export async function stelleEin(ports: Ports, angaben: PersonAngaben, passwort: string): Promise<string> {
  const id = ports.newId()
  await fuegePersonEin(imNamen(ports.database, systemKontext), {
    id,
    angaben,
    passwortHash: await ports.passwordHasher.hash(passwort),
    am: ports.clock.now().toISOString(),
  })
  return id
}

/** A record with nothing in it beside what everyone has. */
export const akteBody = (angaben: Partial<AkteAngaben> & Pick<AkteAngaben, 'name' | 'rolle' | 'beruf'>): AkteAngaben => ({
  ...leereAkte,
  ...angaben,
})
