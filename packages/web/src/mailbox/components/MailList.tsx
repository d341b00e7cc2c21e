import { mostPerPage } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { onlySome } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { MailLabel } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { IconChevronLeft, IconChevronRight, IconMail } from '@tabler/icons-react'
import { SelectField, choicesOf } from '../../form/choiceFields.tsx'
import { SelectionMark } from '../../form/Selection.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import type { MailList as Listed } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { MailRow } from './MailRow.tsx'
import { MailTools } from './MailTools.tsx'
import classes from './MailList.module.css'

const allOnly = ['all', ...onlySome] as const
export type Only = (typeof allOnly)[number]

interface MailListProps {
  listed: Listed
  labels: readonly MailLabel[]
  openId: string
  only: Only
  isSearch: boolean
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onOpen: (mail: Mail) => void
  onPage: (page: number) => void
  onOnly: (only: Only) => void
}

export function MailList({ listed, labels, openId, isSearch, selected, onSelect, onOpen, ...head }: MailListProps) {
  const t = useMailboxTexts()
  const { mails } = listed
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    onSelect(next)
  }
  return (
    <div className={classes.box}>
      <Head listed={listed} labels={labels} selected={selected} onSelect={onSelect} {...head} />
      {mails.length === 0 && <Nothing reason={isSearch ? 'search' : head.only} />}
      <ul className={classes.list} aria-label={t('list')}>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            labels={labels}
            isOpen={mail.id === openId}
            isSelected={selected.has(mail.id)}
            onSelect={(isSelected) => select(mail.id, isSelected)}
            onOpen={() => onOpen(mail)}
          />
        ))}
      </ul>
    </div>
  )
}

function Nothing({ reason }: { reason: 'search' | Only }) {
  const t = useMailboxTexts()
  const [title, text] = reason === 'search' ? [t('empty.notFound'), t('empty.notFoundText')] : [t('empty.title'), t('empty.text')]
  return (
    <EmptyState icon={<IconMail size={28} />} title={title}>
      {reason === 'search' || reason === 'all' ? text : t('empty.onlyText', { only: t(`only.${reason}`) })}
    </EmptyState>
  )
}

type HeadProps = Pick<MailListProps, 'listed' | 'labels' | 'selected' | 'onSelect' | 'only' | 'onPage' | 'onOnly'>

/** What the list is narrowed to, or what can be done with the mails that are selected. */
function Head({ listed, labels, selected, onSelect, only, onPage, onOnly }: HeadProps) {
  const t = useMailboxTexts()
  const { mails, total, page, lastPage } = listed
  const chosen = mails.filter(({ id }) => selected.has(id))
  return (
    <div className={classes.head} role="region" aria-label={t('selectedMails')} data-no-print>
      {mails.length > 0 && (
        <SelectionMark
          aria-label={t('selectAll')}
          checked={chosen.length === mails.length}
          indeterminate={chosen.length > 0 && chosen.length < mails.length}
          onChange={(event) => onSelect(new Set(event.currentTarget.checked ? mails.map(({ id }) => id) : []))}
        />
      )}
      {chosen.length > 0 && (
        <>
          <span className={classes.selected}>{t('selected', { count: chosen.length })}</span>
          <MailTools mails={chosen} labels={labels} onGone={() => onSelect(new Set())} />
        </>
      )}
      {chosen.length === 0 && (
        <SelectField
          className={classes.only}
          label={t('show')}
          labelProps={{ className: 'unseen' }}
          few
          choices={choicesOf(allOnly, (value) => t(`only.${value}`))}
          value={only}
          onChange={(next) => onOnly(next ?? 'all')}
        />
      )}
      {chosen.length === 0 && mails.length > 0 && (
        <Pager page={page} lastPage={lastPage} total={total} count={mails.length} onPage={onPage} />
      )}
    </div>
  )
}

interface PagerProps {
  page: number
  lastPage: number
  total: number
  count: number
  onPage: (page: number) => void
}

function Pager({ page, lastPage, total, count, onPage }: PagerProps) {
  const t = useMailboxTexts()
  const from = (page - 1) * mostPerPage + 1
  return (
    <div className={classes.pager} role="group" aria-label={t('pages')}>
      <span>{t('page', { from, to: from + count - 1, total })}</span>
      {lastPage > 1 && (
        <>
          <IconButton
            label={t('previous')}
            icon={<IconChevronLeft size={20} aria-hidden />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            label={t('next')}
            icon={<IconChevronRight size={20} aria-hidden />}
            disabled={page >= lastPage}
            onClick={() => onPage(page + 1)}
          />
        </>
      )}
    </div>
  )
}
