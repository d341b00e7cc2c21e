import type { AnswerKind } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { useEffect, useMemo, useRef } from 'react'
import { useActions } from '../shared/actions.ts'
import { folderOf } from './components/mailWords.ts'
import { useMailDeeds } from './components/useMailDeeds.tsx'
import { useMailboxTexts } from './mailbox.texts.ts'

interface Keys {
  mails: readonly Mail[]
  openId: string
  isWriting: boolean
  onOpen: (mail: Mail) => void
  onClose: () => void
  onCompose: () => void
  onAnswer: (mail: Mail, kind: AnswerKind) => void
}

export function useMailboxKeys(keys: Keys): void {
  const t = useMailboxTexts()
  const deeds = useMailDeeds()
  const now = useRef({ keys, deeds })
  useEffect(() => {
    now.current = { keys, deeds }
  })
  useActions(
    useMemo(() => {
      const section = t('title')
      const open = () => now.current.keys.mails.find(({ id }) => id === now.current.keys.openId)
      const isFree = () => !now.current.keys.isWriting
      const isOpen = () => isFree() && open() !== undefined
      const step = (by: number) => {
        const { mails, openId, onOpen } = now.current.keys
        const next = mails[mails.findIndex(({ id }) => id === openId) + by]
        if (next !== undefined) onOpen(next)
      }
      const withOpen = (deed: (mail: Mail) => void) => {
        const mail = open()
        if (mail !== undefined) deed(mail)
      }
      const answer = (kind: AnswerKind) => withOpen((mail) => now.current.keys.onAnswer(mail, kind))
      const isSent = () => isOpen() && open()?.status === 'sent'
      return [
        { id: 'mailbox.compose', name: t('compose'), section, chord: 'c', visible: isFree, perform: () => now.current.keys.onCompose() },
        { id: 'mailbox.next', name: t('key.next'), section, chord: 'j', visible: isFree, perform: () => step(1) },
        { id: 'mailbox.previous', name: t('key.previous'), section, chord: 'k', visible: isFree, perform: () => step(-1) },
        { id: 'mailbox.reply', name: t('read.reply'), section, chord: 'r', visible: isSent, perform: () => answer('reply') },
        { id: 'mailbox.all', name: t('read.all'), section, chord: 'a', visible: isSent, perform: () => answer('all') },
        { id: 'mailbox.forward', name: t('read.forward'), section, chord: 'f', visible: isSent, perform: () => answer('forward') },
        {
          id: 'mailbox.star',
          name: t('star'),
          section,
          chord: 's',
          visible: isOpen,
          perform: () => withOpen((mail) => now.current.deeds.change([mail], { starred: !mail.starred })),
        },
        {
          id: 'mailbox.unread',
          name: t('markUnread'),
          section,
          chord: 'u',
          visible: isOpen,
          perform: () => withOpen((mail) => now.current.deeds.change([mail], { unread: true })),
        },
        {
          id: 'mailbox.trash',
          name: t('delete'),
          section,
          chord: 'e',
          visible: () => isOpen() && open()?.status !== 'queued' && folderOf(open() ?? { folder: '' }) !== 'trash',
          perform: () =>
            withOpen((mail) => {
              now.current.keys.onClose()
              now.current.deeds.move([mail], 'trash')
            }),
        },
        {
          id: 'mailbox.close',
          name: t('read.close'),
          section,
          chord: 'escape',
          visible: isOpen,
          perform: () => now.current.keys.onClose(),
        },
      ]
    }, [t]),
  )
}
