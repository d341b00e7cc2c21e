import type { GuideReading } from '@dreiklang/domain/help/help.contract'
import { useQuery } from '@tanstack/react-query'
import { writePath } from '../../mailbox/mailbox.paths.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, Note } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { type GuideName, headsQuery, useAskHeads, useVote } from '../help.queries.ts'
import { useHelpTexts } from '../help.texts.ts'
import classes from './Help.module.css'

/** Was it helpful, and whom to ask; only for those who belong to an organisation. */
export function AfterGuide({ reading, name }: { reading: GuideReading; name: GuideName }) {
  if (reading.votes === null) return null
  return (
    <div className={classes.grid} data-no-print>
      <Vote votes={reading.votes} name={name} />
      <Ask title={reading.title} />
    </div>
  )
}

function Vote({ votes, name }: { votes: NonNullable<GuideReading['votes']>; name: GuideName }) {
  const t = useHelpTexts()
  const { mutate, isPending, isSuccess } = useVote(name)
  const { helpful, notHelpful } = votes
  const count = helpful + notHelpful === 0 ? t('vote.none') : t('vote.count', { yes: helpful, no: notHelpful })
  return (
    <Card title={t('vote.question')} gap="xs">
      {isSuccess ? (
        <Note role="status">{t('vote.thanks')}</Note>
      ) : (
        <div className={classes.votes}>
          {([true, false] as const).map((one) => (
            <Button key={String(one)} look="secondary" size="sm" busy={isPending} onClick={() => mutate(one, { onError: toastError })}>
              {t(one ? 'vote.yes' : 'vote.no')}
            </Button>
          ))}
        </div>
      )}
      <Note>{count}</Note>
    </Card>
  )
}

function Ask({ title }: { title: string }) {
  const t = useHelpTexts()
  const goTo = useGoTo()
  const { data: heads = [] } = useQuery(headsQuery())
  const { mutate, isPending } = useAskHeads()
  if (heads.length === 0) return null
  const ask = () =>
    mutate(
      { to: heads.map(({ id }) => id), subject: t('ask.subject', { title }) },
      { onSuccess: (id) => goTo(writePath(id)), onError: toastError },
    )
  return (
    <Card title={t('ask.button')} gap="xs">
      <Note>{t('ask.text', { names: heads.map(({ name }) => name).join(', ') })}</Note>
      <div>
        <Button look="secondary" size="sm" busy={isPending} onClick={ask}>
          {t('ask.button')}
        </Button>
      </div>
    </Card>
  )
}
