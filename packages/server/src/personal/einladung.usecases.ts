/** Inviting by mail; annahme.usecases.ts is what the link of the mail opens. */
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { type EinladungAngaben, einladungTage } from '@dreiklang/domain/personal/einladung.contract'
import { pruefeZustaendig } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { ladeZaehler, merkeFehlversuch } from '../anmeldung/anmeldung.repository.ts'
import { createGate } from '../anmeldung/gate.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { digestOf, newSecret } from '../anmeldung/secret.ts'
import { ladePersonMitAdresse } from '../anmeldung/wartende.repository.ts'
import { legeGeheimeMail } from '../mail/mail.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz, Sprache } from '../shared/route.ts'
import { falsch, kontextIn, pruefeAufnahme } from './aufnahme.ts'
import { type Link, erneuereLink, ladeEinladung, legeEinladung, widerrufeEinladung } from './einladung.repository.ts'
import { einladung } from './mails.ts'
import { ladeZugang } from './personal.repository.ts'

export const eintrag = (aktion: string, id: string) => ({ aktion, art: 'AENDERN' as const, objektArt: 'PERSON', objektId: id })

export function createEinladungen(ports: Ports) {
  const { database, clock } = ports
  const db = imNamen(database, systemKontext)
  const gate = createGate()
  const limits = createLimits(ports)
  const jetzt = () => clock.now().toISOString()

  /** Every mail to an address counts, so that nobody is flooded with them. @throws zu_viele_anfragen */
  async function zaehleMail(email: string, address: string): Promise<void> {
    const applying = await limits.forMail({ email, address })
    await gate.pass({
      limits: applying,
      load: async () => ({ counts: await ladeZaehler(db, applying, clock.now()), loaded: null }),
      work: () => merkeFehlversuch(db, { limits: applying, now: clock.now() }),
    })
  }

  async function neuerLink(): Promise<Link & { token: string }> {
    const token = newSecret()
    const bis = new Date(clock.now().getTime() + einladungTage * 86_400_000).toISOString()
    return { token, hash: await digestOf(token), bis }
  }

  const schicke = (tx: Queryable, { email, sprache }: { email: string; sprache: Sprache }, token: string) =>
    legeGeheimeMail(tx, einladung({ an: email, sprache, link: `${ports.publicUrl}/einladung?token=${token}` }), ports)

  return {
    /**
     * Does not reveal whether the address has an account elsewhere; whoever reads the mailbox learns it on the page.
     * @throws organisation.email_vergeben for someone of the caller's organisation, and the refusals of adding people
     */
    async invite({
      akteur,
      body,
      idempotenz,
      adresse,
    }: {
      akteur: Akteur
      body: EinladungAngaben
      idempotenz: Idempotenz | null
      adresse: string
    }): Promise<JsonText<{ id: string }>> {
      const { organisationId } = body
      pruefeZustaendig(akteur, organisationId)
      await zaehleMail(body.email, adresse)
      const kontext = kontextIn(organisationId, akteur)
      return einmal(ports, { akteur, idempotenz, kontext }, async (tx) => {
        await pruefeAufnahme(tx, akteur, body)
        const bekannt = await ladePersonMitAdresse(tx, body.email)
        if (bekannt !== null && (await ladeZugang(tx, organisationId, bekannt.id)) !== null)
          throw organisationFehler.ablehnen('organisation.email_vergeben', falsch('email'))
        const { token, ...link } = await neuerLink()
        const durchPlattform = akteur.rolle === 'ROLE_ADMIN'
        const id = await legeEinladung(tx, { id: ports.newId(), angaben: body, durchPlattform, am: jetzt(), link })
        await schicke(tx, body, token)
        await protokolliere(tx, akteur, { ...eintrag('personal.invite', id), organisationId })
        return { id }
      })
    },

    /** The link of before is void. @throws nicht_gefunden, zu_viele_anfragen */
    async resend(akteur: Akteur, einladungId: string, adresse: string): Promise<void> {
      const organisationId = eigeneOrganisation(akteur)
      const offene = await ladeEinladung(imNamen(database, kontextVon(akteur)), organisationId, einladungId)
      if (offene === null) throw sharedFehler.ablehnen('nicht_gefunden')
      await zaehleMail(offene.email, adresse)
      await database.transaction(kontextVon(akteur), async (tx) => {
        const noch = await ladeEinladung(tx, organisationId, einladungId)
        if (noch === null) throw sharedFehler.ablehnen('nicht_gefunden')
        const { token, ...link } = await neuerLink()
        await erneuereLink(tx, einladungId, link)
        await schicke(tx, noch, token)
        await protokolliere(tx, akteur, eintrag('personal.resendEinladung', einladungId))
      })
    },

    /** @throws nicht_gefunden */
    async revoke(akteur: Akteur, einladungId: string): Promise<void> {
      const organisationId = eigeneOrganisation(akteur)
      await database.transaction(kontextVon(akteur), async (tx) => {
        if (!(await widerrufeEinladung(tx, organisationId, { id: einladungId, jetzt: jetzt() })))
          throw sharedFehler.ablehnen('nicht_gefunden')
        await protokolliere(tx, akteur, eintrag('personal.revokeEinladung', einladungId))
      })
    },
  }
}
