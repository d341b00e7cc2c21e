import { describe, expect, it } from 'vitest'
import { isPushAddress } from './push.ts'

describe('the address of a push service', () => {
  it('is that of the services of the browsers', () => {
    for (const address of [
      'https://fcm.googleapis.com/fcm/send/cX9:APA91b-_',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAAA==',
      'https://web.push.apple.com/QGuQyavXutnMH',
      'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2f',
    ])
      expect([address, isPushAddress(address)]).toEqual([address, true])
  })

  it('is nothing that leads into a house, to a number, to another port or past the name', () => {
    for (const address of [
      'http://push.example.org/a',
      'https://localhost/a',
      'https://push.localhost/a',
      'https://intranet/a',
      'https://drucker.local/a',
      'https://METADATA.google.internal/computeMetadata',
      'https://router.home.arpa/a',
      'https://127.0.0.1/a',
      'https://2130706433/a',
      'https://0x7f.1/a',
      'https://127.0.0.0x1/a',
      'https://[::1]/a',
      'https://169.254.169.254/latest',
      'https://push.example.org:8443/a',
      'https://user@push.example.org/a',
      'https://push.example.org@127.0.0.1/a',
      'https://push.example.org\\@127.0.0.1/a',
      'https://push.example.org./a',
      'https://push.example.org/a#b',
      'https://push.example.org/a b',
      'https://push.example.org/a\n',
      'https:/push.example.org/a',
      'https://püsh.example.org/a',
      'file:///etc/passwd',
      '',
    ])
      expect([address, isPushAddress(address)]).toEqual([address, false])
  })
})
