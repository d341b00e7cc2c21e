import { render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { initI18n } from '../shared/i18n.ts'
import { sharedTexts } from '../shared/shared.texts.ts'
import { UiProvider } from './UiProvider.tsx'
import { uiTexts } from './ui.texts.ts'

export async function renderUi(children: ReactNode) {
  await initI18n('de', [uiTexts, sharedTexts])
  return render(
    <UiProvider environment="test">
      <Suspense>{children}</Suspense>
    </UiProvider>,
  )
}
