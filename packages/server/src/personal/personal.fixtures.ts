import type { AkteAngaben } from '@dreiklang/domain/personal/akte.contract'
import { emptyAkte } from '@dreiklang/domain/personal/personal'
import type { PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { insertPerson } from './personal.repository.ts'

let counter = 0

type PersonBody = Omit<PersonAngaben, 'rolle'> & { rolle: Rolle }

/** A nurse unless said otherwise, with an address of her own. */
export const newPerson = (angaben: Partial<PersonBody> & { organisationId: string }): PersonBody => {
  counter += 1
  return {
    email: `person${counter}@example.org`,
    name: `Rosa Muster ${counter}`,
    rolle: 'ROLE_PFLEGER',
    beruf: 'PFLEGEKRAFT',
    lanr: null,
    ...angaben,
  }
}

export async function set(ports: Ports, angaben: PersonAngaben, password: string): Promise<string> {
  const id = ports.newId()
  await insertPerson(onBehalfOf(ports.database, systemContext), {
    id,
    angaben,
    passwortHash: await ports.passwordHasher.hash(password),
    am: ports.clock.now().toISOString(),
  })
  return id
}

export const akteBody = (angaben: Partial<AkteAngaben> & Pick<AkteAngaben, 'name' | 'rolle' | 'beruf'>): AkteAngaben => ({
  ...emptyAkte,
  ...angaben,
})
