import { folderSlugs } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { onlySome } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { MailLabel } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { IconMailOpened } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { EmptyState, announce, showQuery } from '../../ui/feedback.tsx'
import { useMatches } from '../../ui/useMatches.ts'
import { Compose } from '../components/Compose.tsx'
import { MailList } from '../components/MailList.tsx'
import { MailPane } from '../components/MailPane.tsx'
import { MailboxHeader } from '../components/MailboxHeader.tsx'
import { AccountNotice } from '../components/post/AccountNotice.tsx'
import { folderOf, useLabelTitle, useSubjectOf } from '../components/mailWords.ts'
import { PlacesColumn, shownFilters } from '../components/PlacesColumn.tsx'
import { useCompose } from '../components/useCompose.ts'
import { useMailboxKeys } from '../mailbox.actions.tsx'
import { filterPath, folderPath, labelPath } from '../mailbox.paths.ts'
import { labelsQuery, listQuery, settingsQuery, useLiveMailbox } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import classes from '../components/Mailbox.module.css'

const params = z.object({
  folder: z.enum(folderSlugs).optional(),
  filter: z.enum(shownFilters).optional(),
  label: z.string().max(100).optional(),
})
const address = z.object({
  suche: z.string().max(120).default(''),
  nur: z.enum(['all', ...onlySome]).default('all'),
  seite: z.coerce.number().int().min(1).default(1),
  mail: z.union([z.literal(''), z.uuid()]).default(''),
  schreiben: z.union([z.literal(''), z.uuid()]).default(''),
})
type Place = z.output<typeof params>
const none: readonly [] = []

/** The address of the place, its name, and what the list is asked for. */
function usePlace({ folder, filter, label }: Place, labels: readonly MailLabel[]) {
  const t = useMailboxTexts()
  const titleOf = useLabelTitle()
  if (filter !== undefined) return { here: filterPath(filter), name: t(`filter.${filter}`), asked: { filter } }
  if (label !== undefined) {
    const known = labels.find(({ slug }) => slug === label)
    return { here: labelPath(label), name: known === undefined ? label : titleOf(known), asked: { label } }
  }
  const slug = folder ?? 'inbox'
  return { here: folderPath(slug), name: t(`folder.${slug}`), asked: { folder: slug } }
}

export function MailboxPage() {
  const t = useMailboxTexts()
  const subjectOf = useSubjectOf()
  const path = usePathParams(params)
  const [{ suche: search, nur: only, seite: page, mail: openId, schreiben: writing }, setAddress] = useSearchState(address)
  const isNarrow = useMatches('(width < 960px)')
  const { data: labels = none } = useQuery(labelsQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { here, name, asked } = usePlace(path, labels)
  const { data: listed, state } = showQuery(useQuery(listQuery({ ...asked, ...(only !== 'all' && { only }), page, search })), {
    rows: 12,
    height: 36,
  })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  useLiveMailbox()

  const write = (id: string) => setAddress({ schreiben: id })
  const { compose, answer } = useCompose(settings, write)
  const close = () => setAddress({ mail: '' })
  const open = (mail: Mail) => {
    if (mail.status === 'draft' && folderOf(mail) === 'drafts') return write(mail.id)
    announce(t('read.opened', { subject: subjectOf(mail) }))
    return setAddress({ mail: mail.id }, { replace: openId !== '' })
  }
  useMailboxKeys({
    mails: listed?.mails ?? none,
    openId,
    isWriting: writing !== '',
    onOpen: open,
    onClose: close,
    onCompose: compose,
    onAnswer: answer,
  })

  const layout = isNarrow ? 'off' : (settings?.messageLayout ?? 'right')
  const alone = layout === 'off' && openId !== ''
  return (
    <div className={classes.page}>
      {!(isNarrow && alone) && (
        <MailboxHeader
          labels={labels}
          settings={settings}
          place={name}
          search={search}
          isNarrow={isNarrow}
          onSearch={(suche) => setAddress({ suche, seite: 1 })}
          onCompose={compose}
        />
      )}
      <div className={classes.body} data-layout={layout} data-alone={alone || undefined}>
        {!(isNarrow && alone) && <PlacesColumn here={here} labels={labels} onCompose={isNarrow ? null : compose} />}
        {!alone && (
          <div className={classes.column}>
            {here === folderPath('trash') && <p className={classes.note}>{t('trashNote')}</p>}
            <AccountNotice />
            {state}
            {listed !== undefined && (
              <MailList
                listed={listed}
                labels={labels}
                openId={openId}
                only={only}
                isSearch={search !== ''}
                selected={selected}
                onSelect={setSelected}
                onOpen={open}
                onPage={(seite) => setAddress({ seite })}
                onOnly={(nur) => setAddress({ nur, seite: 1 })}
              />
            )}
          </div>
        )}
        {openId !== '' && (
          <div className={`${classes.column} ${classes.pane}`}>
            <MailPane mailId={openId} labels={labels} alone={alone} onAnswer={answer} onEdit={({ id }) => write(id)} onClose={close} />
          </div>
        )}
        {openId === '' && layout !== 'off' && (
          <div className={`${classes.column} ${classes.pane}`}>
            <EmptyState icon={<IconMailOpened size={28} />} title={t('empty.choose')}>
              {t('empty.chooseText')}
            </EmptyState>
          </div>
        )}
      </div>
      {writing !== '' && <Compose mailId={writing} onClose={() => setAddress({ schreiben: '' })} onOpen={write} />}
    </div>
  )
}
