/** What is done with one mail or many, and how it is undone. */
import { type FolderSlug, folderIdOf } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { formatStamp } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { type BulkChange, useBulk, useRemoveMails, useSnooze } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'

/** The mails that are something else by the change, and what makes them what they were. */
function undoingsOf(mails: readonly Mail[], { addLabel, removeLabel, ...flags }: BulkChange): { ids: string[]; change: BulkChange }[] {
  const undo = (wasOther: (mail: Mail) => boolean, change: BulkChange) => ({ ids: mails.filter(wasOther).map(({ id }) => id), change })
  const undoings = (['unread', 'starred', 'important'] as const).flatMap((flag) => {
    const now = flags[flag]
    return now === undefined ? [] : [undo((mail) => mail[flag] !== now, { [flag]: !now })]
  })
  if (addLabel !== undefined) undoings.push(undo(({ labels }) => !labels.includes(addLabel), { removeLabel: addLabel }))
  if (removeLabel !== undefined) undoings.push(undo(({ labels }) => labels.includes(removeLabel), { addLabel: removeLabel }))
  return undoings.filter(({ ids }) => ids.length > 0)
}

export function useMailDeeds() {
  const t = useMailboxTexts()
  const bulk = useBulk()
  const putOff = useSnooze()
  const remove = useRemoveMails()

  const takeBack = (undoings: ReturnType<typeof undoingsOf>) =>
    void Promise.all(undoings.map(async (undoing) => bulk.mutateAsync(undoing))).then(() => toastSuccess(t('changedBack')), toastError)

  /** One mail is changed back where it stands; many have been other things before. */
  function change(mails: readonly Mail[], what: BulkChange): void {
    const undoings = undoingsOf(mails, what)
    const tell = () => {
      if (mails.length > 1)
        toastSuccess(
          t('changed', { count: mails.length }),
          <Button look="subtle" onClick={() => takeBack(undoings)}>
            {t('undo')}
          </Button>,
        )
    }
    void bulk.mutateAsync({ ids: mails.map(({ id }) => id), change: what }).then(tell, toastError)
  }

  /** Each to the folder where it was. */
  async function moveBack(mails: readonly Mail[]): Promise<void> {
    for (const folder of new Set(mails.map((mail) => mail.folder))) {
      const ids = mails.filter((mail) => mail.folder === folder).map(({ id }) => id)
      await bulk.mutateAsync({ ids, change: { folder } })
    }
    toastSuccess(t('movedBack'))
  }

  function move(mails: readonly Mail[], slug: FolderSlug): void {
    if (mails.length === 0) return
    const ids = mails.map(({ id }) => id)
    const tell = () =>
      toastSuccess(
        t('moved', { count: mails.length, folder: t(`folder.${slug}`) }),
        <Button look="subtle" onClick={() => void moveBack(mails).catch(toastError)}>
          {t('undo')}
        </Button>,
      )
    // A promise and no callback: the tools of a mail are gone when it is.
    void bulk.mutateAsync({ ids, change: { folder: folderIdOf(slug) } }).then(tell, toastError)
  }

  const wake = (mails: readonly Mail[]) => putOff.mutateAsync({ ids: mails.map(({ id }) => id), until: null })

  /** Null: back into the inbox at once. */
  function snooze(mails: readonly Mail[], until: string | null): void {
    const ids = mails.map(({ id }) => id)
    const tell = () => {
      if (until === null) return toastSuccess(t('snooze.isBack'))
      toastSuccess(
        t('snooze.done', { count: mails.length, at: formatStamp(until) }),
        <Button look="subtle" onClick={() => void wake(mails).then(() => toastSuccess(t('snooze.isBack')), toastError)}>
          {t('undo')}
        </Button>,
      )
    }
    void putOff.mutateAsync({ ids, until }).then(tell, toastError)
  }

  const removeForGood = (mails: readonly Mail[]) =>
    void remove.mutateAsync(mails.map(({ id }) => id)).then(() => toastSuccess(t('gone')), toastError)
  return { change, move, snooze, removeForGood }
}
