import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Room } from '../shared/room.ts'
import { route } from '../shared/route.ts'
import { isDemo } from './demo.repository.ts'
import { demoAccounts, demoPassword } from './konten.ts'

export const demoRoom = ({ database }: Pick<Ports, 'database'>): Room => ({
  routes: [
    route(anmeldungContract.demoAccounts, async () => {
      if (!(await isDemo(onBehalfOf(database, systemContext)))) throw sharedErrors.refuse('nicht_gefunden')
      return { password: demoPassword, accounts: [...demoAccounts] }
    }),
  ],
})
