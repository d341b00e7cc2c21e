/** Labels and settings of the own mailbox. Their words are sealed, so slugs are compared here, while the mailbox is locked. */
import { firstLabels, labelSlug, mailFilters, maxLabels } from '@dreiklang/domain/mailbox/mailbox'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { MailLabel, MailboxSettings } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { labelDocument, settingsDocument } from '@dreiklang/domain/mailbox/mailbox.document'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { readStored } from '@dreiklang/domain/shared/document'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { deleteLabel, insertLabel, loadLabels, loadSettings, lockMailbox, saveSettings, updateLabel } from './label.repository.ts'

type Contract = typeof mailboxContract
const firstSettings: MailboxSettings = { messageLayout: 'right', signature: '' }

export function createOwnMailbox(ports: Ports) {
  const labelSeal = createHouseSeal(ports, { tabelle: 'mail_label', felder: namesOfWords(mailboxContract.createLabel.answer) })
  const settingsSeal = createHouseSeal(ports, { tabelle: 'mail_settings', felder: namesOfWords(mailboxContract.settings.answer) })

  /** The same id lies in every mailbox, so the place of the seal names the person as well. */
  const placeOf = (personId: string, id: string) => `${personId} ${id}`

  async function sealedLabel(tx: Queryable, { organisationId, personId }: Whose, { id, ...daten }: MailLabel) {
    const sealed = await one(labelSeal.seal(tx, organisationId, [{ id: placeOf(personId, id), daten }]))
    return { id, daten: sealed.daten }
  }

  async function sealedSettings(tx: Queryable, { organisationId, personId }: Whose, daten: MailboxSettings) {
    return (await one(settingsSeal.seal(tx, organisationId, [{ id: personId, daten }]))).daten
  }

  async function listLabels(db: Queryable, { organisationId, personId }: Whose): Promise<MailLabel[]> {
    const rows = await loadLabels(db, personId)
    const placed = rows.map(({ id, daten }) => ({ id: placeOf(personId, id), daten }))
    const open = await labelSeal.open(db, organisationId, placed)
    return rows.map(({ id }, i) => ({ id, ...readStored(labelDocument, open[i]?.daten) }))
  }

  async function readSettings(db: Queryable, { organisationId, personId }: Whose): Promise<MailboxSettings | null> {
    const row = await loadSettings(db, personId)
    return row === null ? null : readStored(settingsDocument, (await one(settingsSeal.open(db, organisationId, [row]))).daten)
  }

  /** Locked, and with what every mailbox begins with. */
  function within<Result>(akteur: Akteur, work: (tx: Queryable, whose: Whose) => Promise<Result>): Promise<Result> {
    const whose = { organisationId: ownOrganisation(akteur), personId: akteur.personId }
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      if ((await loadSettings(tx, whose.personId)) === null) await begin(tx, whose)
      return work(tx, whose)
    })
  }

  async function begin(tx: Queryable, whose: Whose): Promise<void> {
    await lockMailbox(tx, whose.personId)
    if ((await loadSettings(tx, whose.personId)) !== null) return
    for (const label of firstLabels) await insertLabel(tx, whose, await sealedLabel(tx, whose, { ...label }))
    await saveSettings(tx, whose, await sealedSettings(tx, whose, firstSettings))
  }

  async function change<Result>(
    akteur: Akteur,
    { aktion, felder = [], objektId = akteur.personId }: { aktion: string; felder?: string[]; objektId?: string },
    work: (tx: Queryable, whose: Whose) => Promise<Result>,
  ): Promise<Result> {
    return within(akteur, async (tx, whose) => {
      await lockMailbox(tx, whose.personId)
      const result = await work(tx, whose)
      await audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'MAIL', objektId, felder })
      await sendSignal(tx, { art: 'mailbox', an: [whose.personId] })
      return result
    })
  }

  const slugsOf = (labels: readonly MailLabel[]) => new Set(labels.map(({ slug }) => slug))

  return {
    within,
    listLabels,
    filters: async () => mailFilters.map((filter) => ({ ...filter })),
    labels: ({ akteur }: { akteur: Akteur }) => within(akteur, listLabels),

    settings: ({ akteur }: { akteur: Akteur }) => within(akteur, async (tx, whose) => (await readSettings(tx, whose)) ?? firstSettings),

    updateSettings: ({ akteur, body }: CalledBy<Contract['updateSettings']>) =>
      change(akteur, { aktion: 'mailbox.updateSettings', felder: keysOf(body.settings) }, async (tx, whose) => {
        const before = (await readSettings(tx, whose)) ?? firstSettings
        const { messageLayout = before.messageLayout, signature = before.signature } = body.settings
        const settings: MailboxSettings = { messageLayout, signature }
        await saveSettings(tx, whose, await sealedSettings(tx, whose, settings))
        return settings
      }),

    createLabel({ akteur, body }: CalledBy<Contract['createLabel']>): Promise<MailLabel> {
      const id = body.label.id ?? ports.newId()
      return change(akteur, { aktion: 'mailbox.createLabel', objektId: id }, async (tx, whose) => {
        const labels = await listLabels(tx, whose)
        const earlier = labels.find((label) => label.id === id)
        if (earlier !== undefined) return earlier
        if (labels.length >= maxLabels) throw mailboxErrors.refuse('mailbox.zu_viele')
        const { title, color = 'gray' } = body.label
        const label = { id, title, slug: labelSlug(title, slugsOf(labels)), color }
        await insertLabel(tx, whose, await sealedLabel(tx, whose, label))
        return label
      })
    },

    updateLabel({ akteur, body }: CalledBy<Contract['updateLabel']>): Promise<MailLabel> {
      return change(akteur, { aktion: 'mailbox.updateLabel', objektId: body.id }, async (tx, whose) => {
        const labels = await listLabels(tx, whose)
        const before = labels.find(({ id }) => id === body.id)
        if (before === undefined) throw sharedErrors.refuse('nicht_gefunden')
        const { title = before.title, color = before.color } = body.label
        const slug = title === before.title ? before.slug : labelSlug(title, slugsOf(labels.filter(({ id }) => id !== body.id)))
        const label = { id: body.id, title, slug, color }
        await updateLabel(tx, whose.personId, await sealedLabel(tx, whose, label))
        return label
      })
    },

    removeLabel: ({ akteur, query }: CalledBy<Contract['removeLabel']>) =>
      change(akteur, { aktion: 'mailbox.removeLabel', objektId: query.id }, async (tx, whose) => {
        if (!(await deleteLabel(tx, whose.personId, query.id))) throw sharedErrors.refuse('nicht_gefunden')
        return true
      }),

    /** For the person's own copy. */
    async ofPerson(db: Queryable, { organisationId, personId }: Akteur) {
      if (organisationId === null) return null
      const whose = { organisationId, personId }
      return { settings: await readSettings(db, whose), labels: await listLabels(db, whose) }
    },
  }
}

export interface Whose {
  organisationId: string
  personId: string
}
