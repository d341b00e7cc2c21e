import { organisationErrors } from '@dreiklang/domain/organisation/organisation.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { type EinladungAngaben, einladungDays } from '@dreiklang/domain/personal/einladung.contract'
import { checkZustaendig } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { createGate } from '../anmeldung/gate.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { digestOf, newSecret } from '../anmeldung/secret.ts'
import { loadPersonWithAdresse } from '../anmeldung/waiting.repository.ts'
import { writeLetter, momentInMail, nameInMail } from '../mail/letter.ts'
import { queueSecretMail, type Mail } from '../mail/mail.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Idempotenz } from '../shared/route.ts'
import { contextIn, checkAufnahme } from './aufnahme.ts'
import { type Link, renewLink, loadEinladung, loadExpired, createEinladung, revokeEinladung } from './einladung.repository.ts'
import { loadZugang } from './personal.repository.ts'

const words = {
  de: {
    betreff: (organisation: string) => `Einladung von ${organisation}`,
    absatz: (wer: string, organisation: string) =>
      `${wer} lädt Sie ein, für ${organisation} mit Dreiklang zu arbeiten. Mit dem Link richten Sie Ihr Konto ein und vergeben Ihr Passwort.`,
    plattform: 'Die Plattformverwaltung',
    leitung: 'Die Leitung',
    label: 'Einladung ansehen',
    danach: (bis: string) => `Der Link gilt bis ${bis} Uhr, einmal und nur für diese Adresse.`,
    schluss: 'Wenn Sie nichts davon wissen, brauchen Sie nichts zu tun.',
  },
  en: {
    betreff: (organisation: string) => `invitation from ${organisation}`,
    absatz: (wer: string, organisation: string) =>
      `${wer} invites you to work with Dreiklang for ${organisation}. Use the link to set up your account and choose your password.`,
    plattform: 'The platform administration',
    leitung: 'The manager',
    label: 'See the invitation',
    danach: (bis: string) => `The link is valid until ${bis}, works once and only for this address.`,
    schluss: 'If you do not know anything about this, you do not need to do anything.',
  },
} as const

interface EinladungMail extends Pick<EinladungAngaben, 'email' | 'name' | 'sprache'> {
  organisation: string
  /** Null where who was invited has asked for a new link. */
  akteur: Pick<Akteur, 'name'> | null
  durchPlattform: boolean
  link: string
  bis: string
}

function einladung({ email, name, sprache, organisation: typed, akteur, durchPlattform, link, bis }: EinladungMail): Mail {
  const { betreff, absatz, label, danach, schluss } = words[sprache]
  const organisation = nameInMail(typed)
  const wer = akteur === null || durchPlattform ? words[sprache][durchPlattform ? 'plattform' : 'leitung'] : nameInMail(akteur.name)
  const aktion = { label, link, danach: danach(momentInMail(bis, sprache)) }
  const absaetze = [absatz(wer, organisation)]
  return writeLetter({ an: email, sprache, name, betreff: betreff(organisation), absaetze, aktion, schluss: [schluss] })
}

export const entry = (aktion: string, id: string) => ({ aktion, art: 'AENDERN' as const, objektArt: 'PERSON', objektId: id })

export function createEinladungen(ports: Ports) {
  const { database, clock } = ports
  const gate = createGate(ports)
  const limits = createLimits(ports)
  const now = () => clock.now().toISOString()

  /** Every mail to an address counts, so that nobody is flooded with them. @throws zu_viele_anfragen */
  async function countMail(email: string, address: string): Promise<void> {
    await gate.spend(await limits.forMail({ email, address }))
  }

  async function newLink(): Promise<Link & { token: string }> {
    const token = newSecret()
    const bis = new Date(clock.now().getTime() + einladungDays * 86_400_000).toISOString()
    return { token, hash: await digestOf(token), bis }
  }

  const send = (tx: Queryable, { token, ...rest }: Omit<EinladungMail, 'link'> & { token: string }) =>
    queueSecretMail(tx, einladung({ ...rest, link: `${ports.publicUrl}/einladung?token=${token}` }), ports)

  return {
    /** Does not reveal an account elsewhere. @throws organisation.email_vergeben, and the refusals of adding people */
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
      checkZustaendig(akteur, organisationId)
      await countMail(body.email, adresse)
      const context = contextIn(organisationId, akteur)
      return once(ports, { akteur, idempotenz, context }, async (tx) => {
        const { name: organisation } = await checkAufnahme(tx, akteur, body)
        const known = await loadPersonWithAdresse(tx, body.email)
        if (known !== null && (await loadZugang(tx, organisationId, known.id)) !== null)
          throw organisationErrors.refuse('organisation.email_vergeben', wrongField('email'))
        const { token, ...link } = await newLink()
        const durchPlattform = akteur.rolle === 'ROLE_ADMIN'
        const id = await createEinladung(tx, { id: ports.newId(), angaben: body, durchPlattform, am: now(), link })
        await send(tx, { ...body, organisation, akteur, durchPlattform, token, bis: link.bis })
        await audit(tx, akteur, { ...entry('personal.invite', id), organisationId })
        return { id }
      })
    },

    /** The link of before is void. @throws nicht_gefunden, zu_viele_anfragen */
    async resend(akteur: Akteur, einladungId: string, adresse: string): Promise<void> {
      const organisationId = ownOrganisation(akteur)
      const offene = await loadEinladung(onBehalfOf(database, contextOf(akteur)), organisationId, einladungId)
      if (offene === null) throw sharedErrors.refuse('nicht_gefunden')
      await countMail(offene.email, adresse)
      await database.transaction(contextOf(akteur), async (tx) => {
        const noch = await loadEinladung(tx, organisationId, einladungId)
        if (noch === null) throw sharedErrors.refuse('nicht_gefunden')
        const { token, ...link } = await newLink()
        await renewLink(tx, einladungId, link)
        await send(tx, { ...noch, akteur, token, bis: link.bis })
        await audit(tx, akteur, entry('personal.resendEinladung', einladungId))
      })
    },

    /** Counted for each network, and for the address as every mail; of a link that is of no more use nobody hears. @throws zu_viele_anfragen */
    async renew(token: string, adresse: string): Promise<true> {
      const hash = await digestOf(token)
      await gate.spend(await limits.forLink(adresse, 'einladung'))
      const expired = await loadExpired(onBehalfOf(database, systemContext), hash, now())
      if (expired === null) return true
      await countMail(expired.email, adresse)
      await database.transaction(systemContext, async (tx) => {
        const offene = await loadExpired(tx, hash, now())
        if (offene === null) return
        const { token: neues, ...link } = await newLink()
        await renewLink(tx, offene.id, link)
        await send(tx, { ...offene, akteur: null, token: neues, bis: link.bis })
      })
      return true
    },

    /** @throws nicht_gefunden */
    async revoke(akteur: Akteur, einladungId: string): Promise<void> {
      const organisationId = ownOrganisation(akteur)
      await database.transaction(contextOf(akteur), async (tx) => {
        if (!(await revokeEinladung(tx, organisationId, { id: einladungId, now: now() }))) throw sharedErrors.refuse('nicht_gefunden')
        await audit(tx, akteur, entry('personal.revokeEinladung', einladungId))
      })
    },
  }
}
