import type { Mail, MailAttachment, MailDraft } from '@dreiklang/domain/mailbox/mail.contract'
import { type OnlySome, mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { MailboxSettings } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import type { MailAway } from '@dreiklang/domain/mailbox/away.contract'
import type { MailTemplate } from '@dreiklang/domain/mailbox/template.contract'
import { type LabelColor, mostPerPage } from '@dreiklang/domain/mailbox/mailbox'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { download } from '../shared/download.ts'
import { readQuery } from '../shared/readQuery.ts'
import { useSignal } from '../shared/signal.ts'

const room = ['mailbox'] as const

export const foldersQuery = readQuery([...room, 'folders'], mailboxContract.folders)
export const labelsQuery = readQuery([...room, 'labels'], mailboxContract.labels)
export const settingsQuery = readQuery([...room, 'settings'], mailboxContract.settings)

export const templatesQuery = readQuery([...room, 'templates'], mailboxContract.templates)

export const awayQuery = readQuery([...room, 'away'], mailboxContract.away)
export const awayPeopleQuery = readQuery([...room, 'awayPeople'], mailboxContract.awayPeople)

/** What the list shows: a folder, a filter or a label, narrowed and by pages; or what was looked for. */
export interface Shown {
  folder?: string
  filter?: string
  label?: string
  only?: OnlySome
  page: number
  search: string
}

export interface MailList {
  mails: Mail[]
  total: number
  /** The one that was asked for, or the last one. */
  page: number
  lastPage: number
}

export const listQuery = (shown: Shown) =>
  queryOptions({
    queryKey: [...room, 'list', shown],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<MailList> => {
      const { search, ...query } = shown
      const list = (page: number) => call(mailboxContract.mails, { query: { ...query, page, size: mostPerPage }, signal, background: true })
      if (search !== '') {
        const found = (await call(mailboxContract.search, { query: { query: search }, signal, background: true })) ?? []
        const mails = found.filter((mail) => shown.only === undefined || isOnly[shown.only](mail))
        return { mails, total: mails.length, page: 1, lastPage: 1 }
      }
      const asked = await list(query.page)
      // The last mails of the last page were moved away meanwhile.
      const { mails, pagination } = asked.mails === null ? await list(asked.pagination.lastPage) : asked
      const { lastPage } = pagination
      return mails === null
        ? { mails: [], total: 0, page: 1, lastPage }
        : { mails, total: pagination.totalResults, page: pagination.currentPage, lastPage }
    },
  })

const isOnly: Record<OnlySome, (mail: Mail) => boolean> = {
  unread: ({ unread }) => unread,
  starred: ({ starred }) => starred,
  important: ({ important }) => important,
  attachments: ({ attachments }) => attachments.length > 0,
}

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [...room, 'mail', id],
    queryFn: ({ signal }) => call(mailboxContract.read, { query: { id }, signal, background: true }),
    enabled: id !== '',
  })

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: [...room, 'thread', id],
    queryFn: ({ signal }) => call(mailboxContract.thread, { query: { id }, signal, background: true }),
  })

/** The list follows what comes in, and what happens in another window. */
export function useLiveMailbox(): void {
  const queryClient = useQueryClient()
  useSignal('mailbox', () => void queryClient.invalidateQueries({ queryKey: room }))
}

function useMailboxChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  // Also after a refusal: the list then shows what stands in the way.
  return useMutation({ mutationFn: change, onSettled: () => void queryClient.invalidateQueries({ queryKey: room }) })
}

export interface BulkChange {
  starred?: boolean
  important?: boolean
  unread?: boolean
  folder?: string
  addLabel?: string
  removeLabel?: string
}

export const useBulk = () =>
  useMailboxChange(({ ids, change }: { ids: string[]; change: BulkChange }) => call(mailboxContract.bulk, { body: { ids, change } }))
export const useSnooze = () => useMailboxChange((body: { ids: string[]; until: string | null }) => call(mailboxContract.snooze, { body }))
export const useRemoveMails = () => useMailboxChange((ids: string[]) => call(mailboxContract.remove, { body: { ids } }))
export const useEmptyTrash = () => useMailboxChange(() => call(mailboxContract.emptyTrash))
export function useCreateDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { id: string; draft: MailDraft; answers?: string; forwards?: boolean }) =>
      call(mailboxContract.createDraft, { body }),
    onSuccess: (mail) => queryClient.setQueryData(mailQuery(mail.id).queryKey, mail),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [...room, 'list'] }),
  })
}
/** Does not read the lists again: it is written while somebody types, and the signal tells them. */
export const saveDraft = (body: { id: string; version: number; draft: MailDraft }) => call(mailboxContract.updateDraft, { body })
export const addFile = async ({ id, attachmentId, file }: { id: string; attachmentId: string; file: File }) =>
  call(mailboxContract.attach, {
    query: { id, attachmentId, dateiName: file.name },
    file: { bytes: await file.arrayBuffer(), type: file.type },
    background: true,
  })
export const removeFile = (which: { id: string; attachmentId: string }) => call(mailboxContract.detach, { query: which })
export const downloadAttachment = (id: string, { id: attachmentId, name }: Pick<MailAttachment, 'id' | 'name'>) =>
  download(mailboxContract.readAttachment, { query: { id, attachmentId }, fileName: name })
export const sendMail = (body: { id: string; version: number; sendAt?: string; confirmed?: boolean }) =>
  call(mailboxContract.send, { body })
export const deliverMail = (id: string) => call(mailboxContract.deliver, { body: { id } })
export const callBackMail = (id: string) => call(mailboxContract.unsend, { body: { id } })
export const useUnsend = () => useMailboxChange(callBackMail)
export const useDeliver = () => useMailboxChange(deliverMail)
/** Known before the dialog is closed: the next mail has the new signature. */
export function useUpdateSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: Partial<MailboxSettings>) => call(mailboxContract.updateSettings, { body: { settings } }),
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
  })
}
export const useCreateLabel = () =>
  useMailboxChange((label: { title: string; color: LabelColor }) => call(mailboxContract.createLabel, { body: { label } }))
export const useUpdateLabel = () =>
  useMailboxChange(({ id, ...label }: { id: string; title?: string; color?: LabelColor }) =>
    call(mailboxContract.updateLabel, { body: { id, label } }),
  )
export const useRemoveLabel = () => useMailboxChange((id: string) => call(mailboxContract.removeLabel, { query: { id } }))
export const useSaveTemplate = () =>
  useMailboxChange((template: MailTemplate) => call(mailboxContract.saveTemplate, { body: { template } }))
export const useRemoveTemplate = () => useMailboxChange((id: string) => call(mailboxContract.removeTemplate, { query: { id } }))
export const useSaveAway = () => useMailboxChange((away: MailAway | null) => call(mailboxContract.saveAway, { body: { away } }))
export const useForgetMailbox = () => {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: room })
}
