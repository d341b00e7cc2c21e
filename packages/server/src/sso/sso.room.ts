import { ssoContract } from '@dreiklang/domain/sso/sso.contract'
import type { SignInVouched } from '../anmeldung/anmeldung.routes.ts'
import { guardOrigin } from '../anmeldung/origin.ts'
import type { Ports } from '../ports.ts'
import { inOrganisation } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createSsoSignIn } from './signIn.usecases.ts'
import { loadProvidersSetBy } from './sso.repository.ts'
import { createSsoSettings } from './sso.usecases.ts'

const c = ssoContract

export function ssoRoom(ports: Ports, needs: { signInVouched: SignInVouched }) {
  const settings = createSsoSettings(ports)
  const signIn = createSsoSignIn(ports, needs)
  return {
    routes: [
      signedIn(c.read, settings.read),
      signedIn(c.save, settings.save),
      signedIn(c.remove, settings.remove),
      guardOrigin(c.find, signIn.find),
      guardOrigin(c.begin, signIn.begin),
      guardOrigin(c.finish, signIn.finish),
    ],
    own: { ssoProviders: inOrganisation(loadProvidersSetBy) },
  }
}
