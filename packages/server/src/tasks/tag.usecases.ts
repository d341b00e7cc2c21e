/** Tags of a house. Their titles are sealed, so the database cannot compare them: that is done here, while the tasks of the house are locked. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { readStored } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { maxTags } from '@dreiklang/domain/tasks/tasks'
import { type TaskTag, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { tagDocument } from '@dreiklang/domain/tasks/tasks.document'
import { tasksErrors } from '@dreiklang/domain/tasks/tasks.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { one } from '../database/rows.ts'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { deleteTag, insertTag, loadTags, updateTag } from './tag.repository.ts'
import { lockTasks } from './tasks.repository.ts'

type Contract = typeof tasksContract

/** As a dictionary sorts it: capital and small letters and umlauts stand together. */
const alphabet = new Intl.Collator('de')
const sameTitle = (a: string, b: string): boolean => a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()
const taken = () => tasksErrors.refuse('tasks.tag_vergeben', { felder: [{ path: 'tag.title', code: 'falsch', message: 'falsch' }] })

export function createTags(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'tasks')
  const { seal, open } = createHouseSeal(ports, { tabelle: 'task_tag', felder: namesOfWords(tasksContract.createTag.body) })
  const trail = (tx: Queryable, akteur: Akteur, { aktion, id, felder = [] }: { aktion: string; id: string; felder?: string[] }) =>
    audit(tx, akteur, { aktion, art: 'AENDERN', objektArt: 'TASK_TAG', objektId: id, felder })
  const sealed = (tx: Queryable, organisationId: string, { id, title }: TaskTag) =>
    one(seal(tx, organisationId, [{ id, daten: { title } }]))

  async function listTags(db: Queryable, organisationId: string): Promise<TaskTag[]> {
    const rows = await open(db, organisationId, await loadTags(db, organisationId))
    return rows.map(({ id, daten }) => ({ id, ...readStored(tagDocument, daten) })).toSorted((a, b) => alphabet.compare(a.title, b.title))
  }

  return {
    list({ akteur }: { akteur: Akteur }): Promise<TaskTag[]> {
      return listTags(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur))
    },

    create({ akteur, body }: CalledBy<Contract['createTag']>): Promise<TaskTag> {
      const tag = { id: body.tag.id ?? ports.newId(), title: body.tag.title }
      return changeInHouse(akteur, async (tx, organisationId) => {
        await lockTasks(tx, organisationId)
        const tags = await listTags(tx, organisationId)
        const earlier = tags.find(({ id }) => id === tag.id)
        if (earlier !== undefined) return earlier
        if (tags.some(({ title }) => sameTitle(title, tag.title))) throw taken()
        if (tags.length >= maxTags) throw tasksErrors.refuse('tasks.zu_viele_tags')
        await insertTag(tx, organisationId, await sealed(tx, organisationId, tag))
        await trail(tx, akteur, { aktion: 'tasks.createTag', id: tag.id })
        return tag
      })
    },

    update({ akteur, body }: CalledBy<Contract['updateTag']>): Promise<TaskTag> {
      const tag = { id: body.id, title: body.tag.title }
      return changeInHouse(akteur, async (tx, organisationId) => {
        await lockTasks(tx, organisationId)
        const tags = await listTags(tx, organisationId)
        if (!tags.some(({ id }) => id === tag.id)) throw sharedErrors.refuse('nicht_gefunden')
        if (tags.some(({ id, title }) => id !== tag.id && sameTitle(title, tag.title))) throw taken()
        await updateTag(tx, organisationId, await sealed(tx, organisationId, tag))
        await trail(tx, akteur, { aktion: 'tasks.updateTag', id: tag.id, felder: ['title'] })
        return tag
      })
    },

    remove({ akteur, query }: CalledBy<Contract['removeTag']>): Promise<boolean> {
      return changeInHouse(akteur, async (tx, organisationId) => {
        // A rename that has seen it there must find it there.
        await lockTasks(tx, organisationId)
        if (!(await deleteTag(tx, organisationId, query.id))) throw sharedErrors.refuse('nicht_gefunden')
        await trail(tx, akteur, { aktion: 'tasks.removeTag', id: query.id })
        return true
      })
    },
  }
}
