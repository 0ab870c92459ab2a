#!/usr/bin/python3
"""A WebKit window without bars for WebKitWebDriver, of any size. Its pages write their console to standard error.

Arguments: --automation --profile=FOLDER [--size=WIDTHxHEIGHT] [--lang=LANGUAGE]
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

options = dict(one[2:].split("=", 1) if "=" in one else (one[2:], "") for one in sys.argv[1:])
width, height = map(int, options.get("size", "1280x800").split("x"))
# an ephemeral context would write no console, and have no service worker
data = WebKit2.WebsiteDataManager(base_data_directory=options["profile"], base_cache_directory=options["profile"])
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
if "lang" in options:
    context.set_preferred_languages([options["lang"]])


def open_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings().props
    settings.enable_write_console_messages_to_stdout = True
    settings.hardware_acceleration_policy = WebKit2.HardwareAccelerationPolicy.NEVER  # there is no such hardware
    window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL)
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    view.connect("close", lambda _: window.destroy())
    window.show_all()
    view.grab_focus()
    window.get_window().focus(0)  # no window manager gives it: without, document.hasFocus() is false
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window.py")  # WebKitWebDriver compares it with the name of the program
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", begin)
Gtk.main()
