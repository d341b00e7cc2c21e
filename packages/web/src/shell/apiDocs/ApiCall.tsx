import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Badge, StatusBadge } from '../../ui/feedback.tsx'
import { Table } from '../../ui/Table.tsx'
import { Text } from '../../ui/layout.tsx'
import { useShellTexts } from '../shell.texts.ts'
import type { ApiCallInfo, ApiField } from './openapi.ts'
import classes from './ApiCall.module.css'

export function ApiCall({ call }: { call: ApiCallInfo }) {
  const t = useShellTexts()
  const [opened, setOpened] = useState(false)
  return (
    <details className={classes.call} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <Badge tone={call.method === 'GET' ? 'info' : 'neutral'}>{call.method}</Badge>
        <code className={classes.path}>{call.path}</code>
        <span className={classes.words}>{call.summary}</span>
        {call.open ? (
          <StatusBadge tone="warning" icon={<IconLockOpen />}>
            {t('api.open')}
          </StatusBadge>
        ) : (
          <StatusBadge tone="success" icon={<IconLock />}>
            {t('api.signedIn')}
          </StatusBadge>
        )}
      </summary>
      {opened && (
        <div className={classes.body}>
          <Access call={call} />
          <Fields title={t('api.parameters')} fields={call.parameters} />
          <Fields title={t('api.body')} fields={call.body} />
          <Fields title={t('api.answer')} fields={call.answer} />
        </div>
      )}
    </details>
  )
}

function Access({ call }: { call: ApiCallInfo }) {
  const t = useShellTexts()
  const who = call.open ? t('api.everybody') : call.rollen.join(', ')
  return (
    <Text size="sm">
      <strong>{t('api.roles')}:</strong> {who}
      {call.relation !== null && ` – ${t(`api.relation.${call.relation}`)}`}
    </Text>
  )
}

function Fields({ title, fields }: { title: string; fields: readonly ApiField[] }) {
  const t = useShellTexts()
  const id = useId()
  if (fields.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {title}: {t('api.none')}
      </Text>
    )
  }
  return (
    <section aria-labelledby={id}>
      <Text id={id} component="h3" size="sm" fw={600} mb={4}>
        {title}
      </Text>
      <Table
        caption={title}
        rows={fields}
        rowKey={(field) => field.name}
        columns={[
          { id: 'name', header: t('api.field'), cell: (field) => field.name },
          { id: 'type', header: t('api.type'), cell: (field) => field.type },
          {
            id: 'required',
            header: t('api.required'),
            cell: (field) => (field.required ? t('api.required') : t('api.optional')),
            hideBelow: 'sm',
          },
        ]}
      />
    </section>
  )
}
