const waitingText = 'Your payment page is on its way…'

export type PaymentTab = {
  /** Shows the payment page; false where the browser did not let a new tab open. */
  show: (url: string) => boolean
  close: () => void
}

/** The address of a payment page; undefined for anything that a browser must not be sent to. */
export const findPaymentUrl = (url: string): string | undefined => {
  const parsed = URL.parse(url, location.origin)
  return parsed && ['https:', 'http:'].includes(parsed.protocol) ? parsed.href : undefined
}

/** Opens the tab at once, within the click: browsers block tabs that open later. */
export const openPaymentTab = (): PaymentTab => {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.document.title = waitingText
    tab.document.body.textContent = waitingText
    tab.document.documentElement.style.cssText = 'color-scheme: dark; font: 1.125rem/2 sans-serif; text-align: center'
  }
  return {
    show: (url) => {
      if (!tab || tab.closed) return false
      // The payment page must not reach back into this one.
      tab.opener = null
      tab.location.replace(url)
      return true
    },
    close: () => tab?.close(),
  }
}
