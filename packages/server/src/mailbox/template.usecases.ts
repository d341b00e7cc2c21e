/** Texts that a person writes often: sealed, and nobody else's. */
import { maxTemplates } from '@dreiklang/domain/mailbox/mailbox'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { templateDocument } from '@dreiklang/domain/mailbox/mailbox.document'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import type { MailTemplate } from '@dreiklang/domain/mailbox/template.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { readStored } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { lockMailbox } from './label.repository.ts'
import { deleteTemplate, loadTemplates, saveTemplate } from './template.repository.ts'

type Contract = typeof mailboxContract

export function createTemplates(ports: Ports) {
  const seal = createHouseSeal(ports, { tabelle: 'mail_template', felder: namesOfWords(mailboxContract.saveTemplate.answer) })

  async function list(db: Queryable, { personId, organisationId }: { personId: string; organisationId: string }): Promise<MailTemplate[]> {
    const open = await seal.open(db, organisationId, await loadTemplates(db, personId))
    return open.map(({ id, daten }) => ({ id, ...readStored(templateDocument, daten) }))
  }

  async function change(akteur: Akteur, aktion: string, { id, work }: { id: string; work: (tx: Queryable) => Promise<void> }) {
    await ports.database.transaction(contextOf(akteur), async (tx) => {
      await lockMailbox(tx, akteur.personId)
      await work(tx)
      await audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'MAIL', objektId: id })
      await sendSignal(tx, { art: 'mailbox', an: [akteur.personId] })
    })
  }

  return {
    templates: ({ akteur }: { akteur: Akteur }): Promise<MailTemplate[]> =>
      list(onBehalfOfPerson(ports.database, akteur), { personId: akteur.personId, organisationId: ownOrganisation(akteur) }),

    async saveTemplate({ akteur, body: { template } }: CalledBy<Contract['saveTemplate']>): Promise<MailTemplate> {
      const { id, ...daten } = template
      const whose = { personId: akteur.personId, organisationId: ownOrganisation(akteur) }
      const work = async (tx: Queryable) => {
        const before = await loadTemplates(tx, whose.personId)
        if (before.length >= maxTemplates && !before.some((known) => known.id === id))
          throw mailboxErrors.refuse('mailbox.zu_viele_vorlagen')
        await saveTemplate(tx, whose, await one(seal.seal(tx, whose.organisationId, [{ id, daten }])))
      }
      await change(akteur, 'mailbox.saveTemplate', { id, work })
      return template
    },

    async removeTemplate({ akteur, query: { id } }: CalledBy<Contract['removeTemplate']>): Promise<boolean> {
      const work = async (tx: Queryable) => {
        if (!(await deleteTemplate(tx, akteur.personId, id))) throw sharedErrors.refuse('nicht_gefunden')
      }
      await change(akteur, 'mailbox.removeTemplate', { id, work })
      return true
    },

    /** For the person's own copy. */
    ofPerson: async (db: Queryable, { personId, organisationId }: Akteur) =>
      organisationId === null ? [] : list(db, { personId, organisationId }),
  }
}
