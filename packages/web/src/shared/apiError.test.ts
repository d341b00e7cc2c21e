import { afterAll, expect, it } from 'vitest'
import { networkError } from './apiError.ts'
import { initI18n } from './i18n.ts'
import { sharedTexts } from './shared.texts.ts'

afterAll(() => initI18n('de', [sharedTexts]))

it('a lost connection is worded when it is shown, not while the texts may still be on their way', async () => {
  await initI18n('de', [sharedTexts])
  const error = networkError(new TypeError('Failed to fetch'))
  expect(error.message).toMatch(/^Keine Verbindung zum Server/)
  await initI18n('en', [sharedTexts])
  expect(error.message).toMatch(/^No connection to the server/)
})
