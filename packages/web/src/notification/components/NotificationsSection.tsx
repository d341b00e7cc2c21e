import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldGroup } from '../../form/Form.tsx'
import { Switch } from '../../form/choiceFields.tsx'
import { ApiError } from '../../shared/apiError.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, showQuery } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { toastError, toastInfo } from '../../ui/toast.tsx'
import { useChangeWish, wishesQuery } from '../notification.queries.ts'
import { useNotificationTexts } from '../notification.texts.ts'
import { NotAllowed, pushQuery, usePushSwitch, usePushTest } from '../push.queries.ts'
import { type PushAbility, pushAbility } from './pushDevice.ts'
import { isSoundOn, startUrgentSound, setSound } from './urgentSound.ts'

export function Section() {
  const t = useNotificationTexts()
  const { data, state } = showQuery(useQuery(wishesQuery), { rows: 7, height: 96 })
  const change = useChangeWish()

  if (data === undefined) return state
  const choose = (wish: Parameters<typeof change.mutate>[0][number]) => change.mutate([wish], { onError: toastError })
  return (
    <Stack gap="xl">
      <PushCard />
      <SoundCard />
      <Card title={t('wishes.title')}>
        <Stack>
          <Text size="sm" c="dimmed">
            {t('wishes.hint')}
          </Text>
          {data.themen.map(({ id, pflicht, inApp, email, push }) => (
            <FieldGroup key={id} label={t(`wishes.topic.${id}`)} {...(pflicht ? { description: t('wishes.duty') } : {})}>
              <Group gap="xl" mih={44}>
                {!pflicht && <Switch label={t('wishes.inApp')} checked={inApp} onChange={(next) => choose({ id, inApp: next })} />}
                {push !== null && <Switch label={t('wishes.push')} checked={push} onChange={(next) => choose({ id, push: next })} />}
                <Switch label={t('wishes.email')} checked={email} onChange={(next) => choose({ id, email: next })} />
              </Group>
            </FieldGroup>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}

function SoundCard() {
  const t = useNotificationTexts()
  const [on, setOn] = useState(isSoundOn)
  const choose = (next: boolean) => {
    setSound(next)
    setOn(next)
  }
  return (
    <Card title={t('sound.title')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('sound.hint')}
        </Text>
        <Group mih={44} justify="space-between">
          <Switch label={t('sound.switch')} checked={on} onChange={choose} />
          <Button look="secondary" size="sm" onClick={() => void startUrgentSound()}>
            {t('sound.test')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

function PushCard() {
  const t = useNotificationTexts()
  const [ability, setAbility] = useState(pushAbility)
  return (
    <Card title={t('push.title')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('push.hint')}
        </Text>
        {ability === 'ready' ? <PushSwitch onAsked={() => setAbility(pushAbility())} /> : <Obstacle ability={ability} />}
      </Stack>
    </Card>
  )
}

function Obstacle({ ability }: { ability: Exclude<PushAbility, 'ready'> }) {
  const t = useNotificationTexts()
  switch (ability) {
    case 'blocked':
      return (
        <Alert tone="warning" title={t('push.blocked.title')}>
          {t('push.blocked.text')}
        </Alert>
      )
    case 'home-screen':
      return (
        <Alert tone="info" title={t('push.homeScreen.title')}>
          {t('push.homeScreen.text')}
        </Alert>
      )
    case 'insecure':
    case 'unsupported':
      return <Alert tone="info">{t(`push.${ability}`)}</Alert>
    default:
      return ability satisfies never
  }
}

/** `onAsked`: the person may have permanently declined the browser's prompt. */
function PushSwitch({ onAsked }: { onAsked: () => void }) {
  const t = useNotificationTexts()
  const { id } = useUser()
  const { data, state } = showQuery(useQuery(pushQuery), { rows: 1, height: 64 })
  const change = usePushSwitch(id)
  const test = usePushTest()
  if (data === undefined) return state
  const { on, geraet } = data
  const problem = problemOf(change.error)
  return (
    <>
      <Group mih={44} justify="space-between">
        <Switch
          label={t('push.switch')}
          checked={on}
          disabled={change.isPending}
          onChange={(next) => change.mutate(next, { onSettled: onAsked })}
        />
        {on && (
          <Button
            look="secondary"
            size="sm"
            busy={test.isPending}
            onClick={() => test.mutate(undefined, { onError: toastError, onSuccess: () => toastInfo(t('push.test'), t('push.tested')) })}
          >
            {t('push.test')}
          </Button>
        )}
      </Group>
      {problem !== null && (
        <Alert tone="danger" urgent>
          {problem.text ?? t(`push.${problem.key}`)}
        </Alert>
      )}
      <Text size="sm" c="dimmed" role="status">
        {on && geraet?.zuletztAm ? (
          <>
            {t('push.on')} <RelativeTime instant={geraet.zuletztAm} />
          </>
        ) : (
          t(on ? 'push.onYet' : 'push.off')
        )}
      </Text>
    </>
  )
}

/** The server says what was wrong; a browser only that it did not work. */
function problemOf(error: Error | null): { key: 'notAllowed' | 'failed'; text?: string } | null {
  if (error === null) return null
  if (error instanceof ApiError) return { key: 'failed', text: error.message }
  return { key: error instanceof NotAllowed ? 'notAllowed' : 'failed' }
}
