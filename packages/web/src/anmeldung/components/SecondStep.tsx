import type { SecondFactorStep } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { finishSignIn, provePasskey } from '../signIn.queries.ts'
import { useKontoTexts } from '../konto.texts.ts'
import { OneFieldForm } from './OneFieldForm.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

type Way = SecondFactorStep['wege'][number]

export function SecondStep({ step, onBack }: { step: SecondFactorStep; onBack: () => void }) {
  const t = useKontoTexts()
  const [way, setWay] = useState<Way>(step.wege[0] ?? 'ersatzcode')
  const { token, passkey } = step
  return (
    <>
      <PageHeader title={t('second.title')} />
      <Stack>
        <Text>{t(`second.${way}.text`)}</Text>
        {way === 'totp' && (
          <OneFieldForm
            kind="one-time-code"
            label={t('second.totp.label')}
            submit={t('second.submit')}
            send={(code) => finishSignIn({ weg: 'totp', token, code: code.replaceAll(' ', '') })}
          />
        )}
        {way === 'ersatzcode' && (
          <OneFieldForm
            kind="recovery-code"
            label={t('second.ersatzcode.label')}
            submit={t('second.submit')}
            send={(code) => finishSignIn({ weg: 'ersatzcode', token, code })}
          />
        )}
        {way === 'passkey' && passkey !== null && (
          <PasskeyButton
            label={t('second.passkey.label')}
            perform={async () => finishSignIn({ weg: 'passkey', token, beweis: await provePasskey(passkey) })}
          />
        )}
        {step.wege
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              look="subtle"
              icon={other === 'passkey' ? <IconFingerprint size={20} aria-hidden /> : undefined}
              onClick={() => setWay(other)}
            >
              {t(`second.${other}.instead`)}
            </Button>
          ))}
        <Button look="subtle" onClick={onBack}>
          {t('second.back')}
        </Button>
      </Stack>
    </>
  )
}
