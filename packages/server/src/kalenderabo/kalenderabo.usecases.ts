/** The calendar address of a person: made, changed and ended by nobody else. */
import { kalenderaboContract } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import type { KalenderStand } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import { kalenderaboFehler } from '@dreiklang/domain/kalenderabo/kalenderabo.errors'
import { eigeneOrganisation, istVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { newSecret, digestOf } from '../anmeldung/secret.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Gerufen } from '../shared/route.ts'
import { aendereKalender, beendeKalender, ladeEigenes, ladeErlaubnis, legeAdresseAn, setzeErlaubnis } from './kalenderabo.repository.ts'

const c = kalenderaboContract

async function standVon(tx: Queryable, akteur: Akteur): Promise<KalenderStand> {
  const organisationId = eigeneOrganisation(akteur)
  const [kalender, kuerzelErlaubt] = [await ladeEigenes(tx, organisationId, akteur.personId), await ladeErlaubnis(tx, organisationId)]
  return { kalender, kuerzelErlaubt, darfErlauben: istVerwaltung(akteur.rolle) }
}

async function pruefeKuerzel(tx: Queryable, organisationId: string, mitKuerzel: boolean): Promise<void> {
  if (mitKuerzel && !(await ladeErlaubnis(tx, organisationId))) throw kalenderaboFehler.ablehnen('kalenderabo.kuerzel_nicht_erlaubt')
}

const tat = (aktion: string, { personId }: Akteur, felder: readonly string[] = []) =>
  ({ aktion, art: 'AENDERN', objektArt: 'PERSON', objektId: personId, felder: [...felder] }) as const

export function createKalenderabo(ports: Ports) {
  const { database, clock, publicUrl } = ports
  const jetzt = () => clock.now().toISOString()

  return {
    read: (akteur: Akteur): Promise<KalenderStand> => database.transaction(kontextVon(akteur), (tx) => standVon(tx, akteur)),

    /** @throws kalenderabo.kuerzel_nicht_erlaubt */
    create({ akteur, idempotenz }: Gerufen<typeof c.create>, mitKuerzel: boolean): Promise<JsonText<{ adresse: string }>> {
      const organisationId = eigeneOrganisation(akteur)
      return einmal(ports, { akteur, idempotenz }, async (tx) => {
        await pruefeKuerzel(tx, organisationId, mitKuerzel)
        const geheimnis = newSecret()
        const hash = await digestOf(geheimnis)
        await legeAdresseAn(tx, { organisationId, personId: akteur.personId, hash, mitKuerzel, jetzt: jetzt() })
        await protokolliere(tx, akteur, tat(c.create.id, akteur))
        return { adresse: `${publicUrl}/api/kalender/${geheimnis}.ics` }
      })
    },

    /** @throws kalenderabo.keines, kalenderabo.kuerzel_nicht_erlaubt */
    update(akteur: Akteur, mitKuerzel: boolean): Promise<KalenderStand> {
      const organisationId = eigeneOrganisation(akteur)
      return database.transaction(kontextVon(akteur), async (tx) => {
        await pruefeKuerzel(tx, organisationId, mitKuerzel)
        const da = await aendereKalender(tx, { organisationId, personId: akteur.personId, mitKuerzel, jetzt: jetzt() })
        if (!da) throw kalenderaboFehler.ablehnen('kalenderabo.keines')
        await protokolliere(tx, akteur, tat(c.update.id, akteur, ['mitKuerzel']))
        return standVon(tx, akteur)
      })
    },

    revoke(akteur: Akteur): Promise<void> {
      const organisationId = eigeneOrganisation(akteur)
      return database.transaction(kontextVon(akteur), async (tx) => {
        if (await beendeKalender(tx, organisationId, akteur.personId)) await protokolliere(tx, akteur, tat(c.revoke.id, akteur))
      })
    },

    allow(akteur: Akteur, kuerzelErlaubt: boolean): Promise<KalenderStand> {
      const organisationId = eigeneOrganisation(akteur)
      return database.transaction(kontextVon(akteur), async (tx) => {
        await setzeErlaubnis(tx, organisationId, kuerzelErlaubt)
        await protokolliere(tx, akteur, {
          ...tat(c.allow.id, akteur, ['kuerzelErlaubt']),
          objektArt: 'ORGANISATION',
          objektId: organisationId,
        })
        return standVon(tx, akteur)
      })
    },
  }
}
