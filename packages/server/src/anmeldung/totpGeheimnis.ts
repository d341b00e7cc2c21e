/**
 * The secret of an authenticator app, sealed under the key of the person's organisation. Older ones are sealed under the token secret and
 * would be lost with its second rotation.
 */
import type { Ports, Queryable } from '../ports.ts'
import { entsiegle } from '../shared/siegel.ts'
import { createTresor, istSiegel, plattform } from '../tresor/tresor.ts'
import { erneuereTotp } from './faktor.repository.ts'

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
  const versiegle = (db: Queryable, wessen: Wessen, secret: string) => tresor.versiegle(db, fachVon(wessen), secret)

  return {
    versiegle,
    oeffne: (db: Queryable, { geheimnis, ...wessen }: Wessen & { geheimnis: string }): Promise<string> =>
      istSiegel(geheimnis) ? tresor.oeffne(db, fachVon(wessen), geheimnis) : entsiegle(geheimnis, ports.tokenSecret),

    /** After its use; does nothing for one that is in its place already. */
    async bringeInDenTresor(
      db: Queryable,
      { secret, geheimnis, ...wessen }: Wessen & { secret: string; geheimnis: string },
    ): Promise<void> {
      if (istSiegel(geheimnis)) return
      await erneuereTotp(db, { personId: wessen.personId, alt: geheimnis, neu: await versiegle(db, wessen, secret) })
    },
  }
}
