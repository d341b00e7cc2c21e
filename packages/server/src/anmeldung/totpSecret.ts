/** The secret of an app that shows codes, sealed under the key of the person's organisation. */
import type { Ports, Queryable } from '../ports.ts'
import { createTresor, plattform } from '../tresor/tresor.ts'

interface Wessen {
  personId: string
  /** Null for the people of the platform. */
  organisationId: string | null
}

export function createTotpSecret(ports: Ports) {
  const tresor = createTresor(ports)
  const fachOf = ({ personId, organisationId }: Wessen) => ({
    organisationId: organisationId ?? plattform,
    klientId: null,
    tabelle: 'totp',
    spalte: 'geheimnis',
    zeileId: personId,
  })

  return {
    seal: (db: Queryable, whose: Wessen, secret: string) => tresor.seal(db, fachOf(whose), secret),
    open: (db: Queryable, { geheimnis, ...whose }: Wessen & { geheimnis: string }): Promise<string> =>
      tresor.open(db, fachOf(whose), geheimnis),
  }
}
