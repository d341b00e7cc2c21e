import { alleFehler } from '@dreiklang/domain/errors'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/uebergaenge'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { klientName } from '../anzeige.ts'
import { istEndend } from './schritte.ts'
import { istUeberholt, type SchrittProps } from './useSchritt.ts'

interface SchrittDialogProps extends Pick<SchrittProps, 'besuch' | 'onSchliessen'> {
  handlung: PersonenHandlung
  /** Else that of the step. */
  knopf?: string
  formular: Pick<SchemaForm<object>, 'onSubmit' | 'busy' | 'problems' | 'failure'>
  children?: ReactNode
}

/** The frame of every step: whom it is about, what went wrong, the fields. */
export function SchrittDialog({ besuch, handlung, knopf, formular, onSchliessen, children }: SchrittDialogProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const sprache = useLanguage()
  const { typ, klient, status, uebergaenge } = besuch
  const ueberholt = istUeberholt(formular.failure)
  const sperre = uebergaenge[handlung]
  const grund = typeof sperre === 'string' ? (alleFehler[sperre]?.[sprache] ?? sperre) : t('konflikt.andere')
  return (
    <FormDialog
      title={t(`titel.${handlung}`)}
      submit={knopf ?? t(`knopf.${handlung}`)}
      danger={istEndend(handlung)}
      onClose={onSchliessen}
      sending={ueberholt ? { ...formular, failure: null } : formular}
      size="lg"
    >
      <Text c="dimmed">{[b(`typ.${typ}`), klient === null ? null : klientName(klient)].filter((teil) => teil !== null).join(' · ')}</Text>
      {ueberholt && (
        <Alert tone="warning" urgent title={t('konflikt.titel')}>
          <div>{t('konflikt.stand', { status: b(`status.${status}`) })}</div>
          <div>{sperre === true ? t('konflikt.geht') : t('konflikt.gehtNicht', { grund })}</div>
        </Alert>
      )}
      {children}
    </FormDialog>
  )
}
