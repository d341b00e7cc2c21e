import { kalenderaboContract, type KalenderStand } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import { kalenderaboErrors } from '@dreiklang/domain/kalenderabo/kalenderabo.errors'
import { ownOrganisation, isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { newSecret, digestOf } from '../anmeldung/secret.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { changeKalender, endKalender, loadOwnKalender, loadErlaubnis, createAdresse, setErlaubnis } from './kalenderabo.repository.ts'

const c = kalenderaboContract

async function standOf(tx: Queryable, akteur: Akteur): Promise<KalenderStand> {
  const organisationId = ownOrganisation(akteur)
  const [kalender, kuerzelErlaubt] = [await loadOwnKalender(tx, organisationId, akteur.personId), await loadErlaubnis(tx, organisationId)]
  return { kalender, kuerzelErlaubt, darfErlauben: isVerwaltung(akteur.rolle) }
}

async function checkKuerzel(tx: Queryable, organisationId: string, withKuerzel: boolean): Promise<void> {
  if (withKuerzel && !(await loadErlaubnis(tx, organisationId))) throw kalenderaboErrors.refuse('kalenderabo.kuerzel_nicht_erlaubt')
}

const tat = (aktion: string, { personId }: Akteur, fields: readonly string[] = []) =>
  ({ aktion, art: 'AENDERN', objektArt: 'PERSON', objektId: personId, felder: [...fields] }) as const

export function createKalenderabo(ports: Ports) {
  const { database, clock, publicUrl } = ports
  const now = () => clock.now().toISOString()

  return {
    read: (akteur: Akteur): Promise<KalenderStand> => database.transaction(contextOf(akteur), (tx) => standOf(tx, akteur)),

    /** @throws kalenderabo.kuerzel_nicht_erlaubt */
    create({ akteur, idempotenz }: CalledBy<typeof c.create>, mitKuerzel: boolean): Promise<JsonText<{ adresse: string }>> {
      const organisationId = ownOrganisation(akteur)
      return once(ports, { akteur, idempotenz }, async (tx) => {
        await checkKuerzel(tx, organisationId, mitKuerzel)
        const secret = newSecret()
        const hash = await digestOf(secret)
        await createAdresse(tx, { organisationId, personId: akteur.personId, hash, mitKuerzel, now: now() })
        await audit(tx, akteur, tat(c.create.id, akteur))
        return { adresse: `${publicUrl}/api/kalender/${secret}.ics` }
      })
    },

    /** @throws kalenderabo.keines, kalenderabo.kuerzel_nicht_erlaubt */
    update(akteur: Akteur, mitKuerzel: boolean): Promise<KalenderStand> {
      const organisationId = ownOrganisation(akteur)
      return database.transaction(contextOf(akteur), async (tx) => {
        await checkKuerzel(tx, organisationId, mitKuerzel)
        const da = await changeKalender(tx, { organisationId, personId: akteur.personId, mitKuerzel, now: now() })
        if (!da) throw kalenderaboErrors.refuse('kalenderabo.keines')
        await audit(tx, akteur, tat(c.update.id, akteur, ['mitKuerzel']))
        return standOf(tx, akteur)
      })
    },

    revoke(akteur: Akteur): Promise<void> {
      const organisationId = ownOrganisation(akteur)
      return database.transaction(contextOf(akteur), async (tx) => {
        if (await endKalender(tx, organisationId, akteur.personId)) await audit(tx, akteur, tat(c.revoke.id, akteur))
      })
    },

    allow(akteur: Akteur, kuerzelErlaubt: boolean): Promise<KalenderStand> {
      const organisationId = ownOrganisation(akteur)
      return database.transaction(contextOf(akteur), async (tx) => {
        await setErlaubnis(tx, organisationId, kuerzelErlaubt)
        await audit(tx, akteur, {
          ...tat(c.allow.id, akteur, ['kuerzelErlaubt']),
          objektArt: 'ORGANISATION',
          objektId: organisationId,
        })
        return standOf(tx, akteur)
      })
    },
  }
}
