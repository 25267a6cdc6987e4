/** What has to stand with a face that was made from three names, and with all that shows it. */
export const BLEND_NOTICE = 'This face is a synthetic blend. It depicts no real person.'
