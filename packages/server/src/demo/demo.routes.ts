import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type Route, route } from '../shared/route.ts'
import { istDemo } from './demo.repository.ts'
import { demoAccounts, demoPasswort } from './konten.ts'

export function demoRoutes({ database }: Pick<Ports, 'database'>): Route[] {
  return [
    route(anmeldungContract.demoAccounts, async () => {
      if (!(await istDemo(imNamen(database, systemKontext)))) throw sharedFehler.ablehnen('nicht_gefunden')
      return { password: demoPasswort, accounts: demoAccounts.map((konto) => ({ ...konto })) }
    }),
  ]
}
