const title = 'Made with Visage'

/** Networks with a page that takes an address; the others are reached by the system's own sharing. */
export const shareLinks = (address: string): { network: string; url: string }[] => {
  const [url, words] = [encodeURIComponent(address), encodeURIComponent(title)]
  return [
    { network: 'Facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'LinkedIn', url: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: 'WhatsApp', url: `https://wa.me/?text=${words}%20${url}` },
    { network: 'X', url: `https://x.com/intent/post?text=${words}&url=${url}` },
  ]
}

/** Whether this device has a way of its own to share. */
export const hasSystemShare = (): boolean => typeof navigator.share === 'function'

/** Opens the device's own sharing; whoever closes it has simply changed their mind. */
export const shareBySystem = async (url: string): Promise<void> => {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
