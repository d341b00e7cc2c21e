import type { Ports } from '../ports.ts'
import { countNew } from './anliegen.repository.ts'
import { anliegenRoutes } from './anliegen.routes.ts'
import type { Entwuerfe } from './bestellung.usecases.ts'
import { type EingangWege, forgetOldAnliegen } from './eingang.usecases.ts'

interface Needs extends Pick<EingangWege, 'meldeTeam'> {
  entwuerfe: Entwuerfe
  networkOf: EingangWege['netzVon']
  keyFor(purpose: string): Promise<CryptoKey>
}

export function anliegenRoom(ports: Ports, { entwuerfe, networkOf, keyFor, meldeTeam }: Needs) {
  const wege: EingangWege = { netzVon: networkOf, schluessel: keyFor('dreiklang anliegen'), meldeTeam }
  return {
    routes: anliegenRoutes(ports, { wege, entwuerfe }),
    jobs: { anliegen: () => forgetOldAnliegen(ports) },
    countNew,
  }
}
