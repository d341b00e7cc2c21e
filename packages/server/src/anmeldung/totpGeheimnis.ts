/** The secret of an app that shows codes, sealed under the key of the person's organisation. */
import type { Ports, Queryable } from '../ports.ts'
import { createTresor, plattform } from '../tresor/tresor.ts'

interface Wessen {
  personId: string
  /** Null for the people of the platform. */
  organisationId: string | null
}

export function createTotpGeheimnis(ports: Ports) {
  const tresor = createTresor(ports)
  const fachVon = ({ personId, organisationId }: Wessen) => ({
    organisationId: organisationId ?? plattform,
    klientId: null,
    tabelle: 'totp',
    spalte: 'geheimnis',
    zeileId: personId,
  })

  return {
    versiegle: (db: Queryable, wessen: Wessen, secret: string) => tresor.versiegle(db, fachVon(wessen), secret),
    oeffne: (db: Queryable, { geheimnis, ...wessen }: Wessen & { geheimnis: string }): Promise<string> =>
      tresor.oeffne(db, fachVon(wessen), geheimnis),
  }
}
